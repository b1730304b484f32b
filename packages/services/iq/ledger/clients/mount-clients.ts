import { changesBetween, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as contract from '../contract/clients';
import { lockLedger } from '../records/lock-ledger';
import { clients, distinctClients } from '../schema/firms';
import { findDuplicates } from './find-duplicates';
import { mergeClients, separateClient } from './merge-clients';

/** Mounts the API for the records of clients, and for duplicates: suggestions, merging and separating. */
export function mountClients(app: App, kernel: Kernel): void {
  const { facts } = kernel;

  route(
    app,
    kernel,
    contract.getDuplicates,
    { summary: 'Possible duplicates of clients, by their names or e-mail addresses' },
    ({ caller, database }) => findDuplicates(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.putDistinct,
    { summary: 'Mark possible duplicates as different clients' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { reason, key, clientIds } = body;
      const named = await database
        .select()
        .from(clients)
        .where(and(eq(clients.companyId, companyId), inArray(clients.id, clientIds)));
      if (named.length !== new Set(clientIds).size) throw new SuiteError('not_found', 'One of these clients is no longer there.');
      await database
        .insert(distinctClients)
        .values({ companyId, reason, key, clientIds })
        .onConflictDoUpdate({
          target: [distinctClients.companyId, distinctClients.reason, distinctClients.key],
          set: { clientIds },
        });
      const changes = named.map(({ name }) => ({ what: 'client', from: name, to: name }));
      await writeAudit(database, author, [{ action: 'clients.distinguished', subject: named[0]?.name ?? '', changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.mergeClients,
    { summary: 'Merge clients into one of them, whose name stays; metrics are recalculated' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const clientIds = body.clientIds.filter((id) => id !== body.intoId);
      if (!clientIds.length) throw new SuiteError('invalid_request', 'Name at least two clients.');
      const by = await fullNameOf(database, userId);
      const merge = { companyId, clientIds, intoId: body.intoId, by, at: new Date(clock()) };
      const { into, merged } = await mergeClients({ database, facts }, merge);
      const changes = merged.map(({ name }) => ({ what: 'client', from: name, to: into.name }));
      await writeAudit(database, author, [{ action: 'clients.merged', subject: into.name, changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.separateClient,
    { summary: 'Separate a client again from the one that it was merged into' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      if (!isUuid(params.clientId)) noClient();
      const of = { companyId: author.companyId, clientId: params.clientId };
      const { client, from } = await separateClient({ database, facts }, of);
      const changes = [{ what: 'client', from: from.name, to: client.name }];
      await writeAudit(database, author, [{ action: 'client.separated', subject: client.name, changes }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getClient,
    { summary: 'The name and the e-mail address of a client' },
    async ({ input: { params }, caller, database }) => {
      const [client] = await selectClient(database, inCompany(caller).companyId, params.clientId);
      return client ?? noClient();
    },
  );

  route(
    app,
    kernel,
    contract.putClient,
    { summary: 'Change the name and the e-mail address of a client' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockLedger(database, companyId);
      const before = (await selectClient(database, companyId, params.clientId).for('update'))[0] ?? noClient();
      const { id, version, ...known } = before;
      const { name, email } = body;
      if (body.version !== version)
        throw new SuiteError('changed_meanwhile', 'Somebody else changed this client. Load the page again.');
      const changes = changesBetween(known, { name, email });
      if (!changes.length) return before;
      const after = { name, email, version: version + 1 };
      await database.update(clients).set(after).where(eq(clients.id, id));
      await writeAudit(database, author, [{ action: 'client.changed', subject: name, changes }], clock());
      if (name !== known.name) await facts.append(database, 'client.renamed', { companyId, data: { clientId: id } });
      return { id, ...after };
    },
  );
}

/** Selects a client that isn't merged. */
function selectClient(database: Database, companyId: string, clientId: string) {
  const { id, name, email, version } = clients;
  // An id of another form is no client's.
  const isIt = isUuid(clientId) ? eq(id, clientId) : sql`false`;
  return database
    .select({ id, name, email, version })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), isNull(clients.mergedInto), isIt));
}

function noClient(): never {
  throw new SuiteError('not_found', 'There is no such client.');
}
