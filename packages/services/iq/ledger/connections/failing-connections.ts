import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import { providerNames } from './connectors';
import { providerConnections } from './schema';

/** A provider that cannot be synced at the moment, and the reason. */
export interface FailingConnection {
  name: string;
  reason: string;
}

/** Returns the failing connections of a company, whose data in the ledger is not being updated. */
export async function failingConnections(database: Database, companyId: string): Promise<FailingConnection[]> {
  const rows = await database
    .select({ type: providerConnections.connectionType, failure: providerConnections.failure })
    .from(providerConnections)
    .where(and(eq(providerConnections.companyId, companyId), isNotNull(providerConnections.failure)));
  return rows.map(({ type, failure }) => ({ name: providerNames.get(type) ?? 'The ledger', reason: failure ?? '' }));
}
