import { CONNECTED } from '@suite/contract/insights';
import type { Database } from '../database/database';
import { providerConnections } from '../database/schema/connections';
import { setConnection } from '../insights/connections';
import type { Owner } from './token-vault';

type Given = Pick<typeof providerConnections.$inferInsert, 'account' | 'settings' | 'tokens' | 'nextSyncAt'>;

/** Connects a company; who reads it by what was there before writes nothing more. */
export async function writeConnection(database: Database, owner: Owner, given: Given): Promise<void> {
  const { companyId, connectionType } = owner;
  await setConnection(database, companyId, { connectionType, status: CONNECTED });
  const set = { ...given, state: 'connected' as const, failure: null, lease: null, leaseUntil: null };
  await database
    .insert(providerConnections)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: [providerConnections.companyId, providerConnections.connectionType], set });
}
