import { fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray } from 'drizzle-orm';
import * as contract from '../contract/clients';
import { clients, distinctClients } from '../schema/firms';
import { findDuplicates } from './find-duplicates';
import { mergeClients, separateClient } from './merge-clients';

/** Mounts the API for duplicate clients: suggestions, merging and separating. */
export function mountClients(app: App, kernel: Kernel): void {
  const { facts } = kernel;

  route(
    app,
    kernel,
    contract.getDuplicates,
    { summary: 'Clients that look like one, by their names or e-mail addresses' },
    ({ caller, database }) => findDuplicates(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.putDistinct,
    { summary: 'Say that clients that look like one are not' },
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
    { summary: 'Merge clients into one of them, whose name stays; the metrics follow' },
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
      if (!isUuid(params.clientId)) throw new SuiteError('not_found', 'There is no such client.');
      const of = { companyId: author.companyId, clientId: params.clientId };
      const { client, from } = await separateClient({ database, facts }, of);
      const changes = [{ what: 'client', from: from.name, to: client.name }];
      await writeAudit(database, author, [{ action: 'client.separated', subject: client.name, changes }], clock());
      return undefined;
    },
  );
}
