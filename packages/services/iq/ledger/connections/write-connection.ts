import type { Database } from '@suite/kernel/database/database';
import { CONNECTED } from '../contract/firms';
import { setConnection } from '../firms/connections';
import { providerConnections } from './schema';
import type { Owner } from './token-vault';

type ConnectionDetails = Pick<typeof providerConnections.$inferInsert, 'account' | 'settings' | 'tokens' | 'canWrite'>;

/** Connects a company. A running sync of the earlier connection writes nothing more. */
export async function writeConnection(database: Database, owner: Owner, given: ConnectionDetails): Promise<void> {
  const { companyId, connectionType } = owner;
  await setConnection(database, companyId, { connectionType, status: CONNECTED });
  const set = { ...given, state: 'connected' as const, failure: null, duplicates: null, lease: null, leaseUntil: null };
  await database
    .insert(providerConnections)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: [providerConnections.companyId, providerConnections.connectionType], set });
}
