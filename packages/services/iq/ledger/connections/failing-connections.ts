import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import { providerNames } from './connectors';
import { providerConnections } from './schema';

/** A provider whose records cannot be read at the moment, and why. */
export interface FailingConnection {
  name: string;
  reason: string;
}

/** The connections of a company that stand still: what the ledger has from them is not brought up to date. */
export async function failingConnections(database: Database, companyId: string): Promise<FailingConnection[]> {
  const rows = await database
    .select({ type: providerConnections.connectionType, failure: providerConnections.failure })
    .from(providerConnections)
    .where(and(eq(providerConnections.companyId, companyId), isNotNull(providerConnections.failure)));
  return rows.map(({ type, failure }) => ({ name: providerNames.get(type) ?? 'The ledger', reason: failure ?? '' }));
}
