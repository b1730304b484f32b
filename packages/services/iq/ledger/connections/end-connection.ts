import type { Database } from '@suite/kernel/database/database';
import { setConnection } from '../firms/connections';
import { lockLedger } from '../records/lock-ledger';
import type { Connecting } from './connecting';
import { endRun } from './end-run';
import { ofOwner } from './of-owner';
import { providerConnections } from './schema';
import { cancelSync } from './sync-queue';
import { DISCONNECTED } from './sync-run';
import type { Owner } from './token-vault';

/**
 * Ends a connection and keeps its ledger. A running sync writes nothing more.
 * @returns a function that notifies the provider, to call after the commit; undefined if nothing was connected
 */
export async function endConnection(
  { vault, connectors, clock, logger }: Connecting,
  database: Database,
  owner: Owner,
): Promise<(() => Promise<void>) | undefined> {
  // Locks the ledger before the connection's own row, in the same order as the batches of a sync.
  await lockLedger(database, owner.companyId);
  await cancelSync(database, owner);
  const [row] = await database.select().from(providerConnections).where(ofOwner(owner)).for('update');
  if (!row || row.state === 'not-connected') return undefined;
  const ended = {
    state: 'not-connected' as const,
    tokens: null,
    canWrite: false,
    failure: null,
    duplicates: null,
    choice: null,
    lease: null,
    leaseUntil: null,
  };
  await database.update(providerConnections).set(ended).where(ofOwner(owner));
  await setConnection(database, owner.companyId, { connectionType: owner.connectionType, status: DISCONNECTED });
  await endRun(database, row, 'The connection was ended.', new Date(clock()));

  const tokens = row.tokens && vault.unseal(owner, row.tokens);
  const connector = connectors.get(owner.connectionType);
  return async () => {
    if (!tokens || !connector) return;
    // If the provider does not receive this, the authorization expires there because nobody renews it.
    await connector.authorization.revoke(tokens, row.settings).catch((error: unknown) => {
      logger.warning(
        'a provider was not told of the end of a connection',
        connector.source,
        error instanceof Error ? error.name : '',
      );
    });
  };
}
