import { allowedRedirect, browserOf, markBrowser, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Caller } from '@suite/kernel/http/caller';
import type { App } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { eq, isNotNull } from 'drizzle-orm';
import {
  chooseDuplicates,
  endConnection as endEndpoint,
  finishConnection as finishEndpoint,
  getProviderConnection,
  getProviderConnections,
  startConnection,
  syncConnection,
} from '../contract/connections';
import { ConnectionType, type ConnectionTypeCode } from '../contract/firms';
import type { Connections } from './connecting';
import type { Connector } from './connector';
import { providerNames } from './connectors';
import { createConsentAddress } from './create-consent-address';
import { endConnection } from './end-connection';
import { findConnection, findConnections } from './find-connections';
import { finishConnection } from './finish-connection';
import { ofOwner } from './of-owner';
import { requireFirm } from './require-firm';
import { providerConnections } from './schema';
import { enqueueSync } from './sync-queue';
import type { Owner } from './token-vault';

/** Mounts the API for a firm's connections to providers. Everything is limited to the token's company (decision 004). */
export function mountConnections(app: App, connections: Connections): void {
  const { connecting } = connections;

  route(
    app,
    connections,
    getProviderConnections,
    { summary: 'Every provider whose books can be connected, and how the firm stands with it' },
    async ({ caller, database }) => ({
      data: caller.companyId ? await findConnections(connecting, database, caller.companyId) : [],
    }),
  );

  route(
    app,
    connections,
    getProviderConnection,
    { summary: 'One provider, with the progress of the sync under way' },
    async ({ input, caller, database }) => {
      const { companyId, connectionType } = ownerOf(caller, input.params);
      const data = await findConnection(connecting, database, companyId, connectionType);
      if (!data) throw noProvider();
      return { data };
    },
  );

  route(
    app,
    connections,
    startConnection,
    { summary: "Start to connect; returns the provider's address, to be opened in a new tab" },
    async ({ input, caller, deployment, database, clock, context }) => {
      const owner = ownerOf(caller, input.params);
      if (owner.connectionType === ConnectionType.accountingDesktop) throw comesByItself();
      await requireFirm(database, owner);
      const connector = connecting.connectors.get(owner.connectionType);
      if (!connector) throw notConfigured(owner.connectionType);
      const returnTo = allowedRedirect(input.body.returnTo, deployment)?.href;
      if (!returnTo) throw new InvalidRequestError('returnTo takes the address of a zone of this suite.');
      const document = documentOf(connector, input.body.document);
      const [before] = await database.select().from(providerConnections).where(ofOwner(owner));
      // Connecting again keeps the permission to write.
      const writes = input.body.writes || (before?.canWrite ?? false);
      const browser = markBrowser(context, deployment);
      const begin = { database, clock, connector, deployment, owner, userId: caller.userId, browser, returnTo, document, writes };
      return { data: { address: await createConsentAddress(begin) } };
    },
  );

  route(
    app,
    connections,
    finishEndpoint,
    { summary: 'Where a provider sends the person back to, and on to the page that they began at (RFC 6749 §4.1.2)' },
    ({ deployment, context }) =>
      finishConnection(connections, deployment, new URL(context.req.url).searchParams, browserOf(context, deployment)),
  );

  route(
    app,
    connections,
    syncConnection,
    { summary: 'Read what changed at the provider now' },
    async ({ input, caller, database }) => {
      const owner = ownerOf(caller, input.params);
      if (owner.connectionType === ConnectionType.accountingDesktop) throw comesByItself();
      const isConnected = ofOwner(owner, eq(providerConnections.state, 'connected'));
      if (!(await database.$count(providerConnections, isConnected)))
        throw new SuiteError('not_found', 'Nothing is connected there.');
      // A running sync may have missed the latest changes, so another one follows.
      await enqueueSync(database, owner);
      return undefined;
    },
  );

  route(
    app,
    connections,
    chooseDuplicates,
    { summary: 'Skip or keep documents that another source brought already, where a sync stopped to ask' },
    async ({ input, caller, database, clock }) => {
      const owner = ownerOf(caller, input.params);
      const choice = input.body.duplicates;
      const asks = ofOwner(owner, eq(providerConnections.state, 'connected'), isNotNull(providerConnections.duplicates));
      const chosen = await database
        .update(providerConnections)
        .set({ choice, duplicates: null, failure: null })
        .where(asks)
        .returning({ companyId: providerConnections.companyId });
      if (!chosen.length) throw new SuiteError('not_found', 'No sync waits for a choice there. Reload the page.');
      const author = { companyId: owner.companyId, userId: caller.userId };
      const subject = providerNames.get(owner.connectionType) ?? '';
      const changes = [{ what: 'duplicates', from: null, to: choice }];
      await writeAudit(database, author, [{ action: 'connection.duplicates', subject, changes }], clock());
      if (owner.connectionType !== ConnectionType.accountingDesktop) await enqueueSync(database, owner);
      return undefined;
    },
  );

  route(
    app,
    connections,
    endEndpoint,
    { summary: 'Disconnect a provider and revoke its access; the ledger stays' },
    async ({ input, caller, database, clock, inBackground }) => {
      const owner = ownerOf(caller, input.params);
      const tellProvider = await endConnection(connecting, database, owner);
      if (!tellProvider) throw new SuiteError('not_found', 'Nothing is connected there.');
      const author = { companyId: owner.companyId, userId: caller.userId };
      const subject = providerNames.get(owner.connectionType) ?? '';
      await writeAudit(database, author, [{ action: 'connection.ended', subject }], clock());
      inBackground(tellProvider);
      return undefined;
    },
  );
}

function ownerOf({ companyId }: Caller, { connectionType }: { connectionType: string }): Owner {
  const type = [...providerNames.keys()].find((code) => String(code) === connectionType);
  if (!type || !companyId) throw noProvider();
  return { companyId, connectionType: type };
}

/** @throws InvalidRequestError with what to do, if the person has to choose a document and has not */
function documentOf({ document }: Connector, given = ''): string {
  if (!document) return '';
  const id = document.idOf(given.trim());
  if (id === undefined) throw new InvalidRequestError(document.howTo);
  return id;
}

const noProvider = () => new SuiteError('not_found', 'There is no such provider.');

const comesByItself = () =>
  new InvalidRequestError(
    'QuickBooks Desktop is connected by the file for its Web Connector, and read when that comes: run it there.',
  );

const notConfigured = (type: ConnectionTypeCode) =>
  new SuiteError(
    'not_configured',
    `${providerNames.get(type)} does not know this suite yet: its operator has to make it known there.`,
  );
