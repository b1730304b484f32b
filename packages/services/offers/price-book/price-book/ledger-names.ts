import type { Database } from '@suite/kernel/database/database';
import { and, eq, ne } from 'drizzle-orm';
import { services } from '../schema';

/** Returns the ledger names of a company's services that are linked to the ledger, including archived ones, by id. */
export async function ledgerNames(database: Database, companyId: string): Promise<Map<string, string>> {
  const { id, ledgerName } = services;
  const linked = and(eq(services.companyId, companyId), ne(ledgerName, ''));
  const rows = await database.select({ id, ledgerName }).from(services).where(linked);
  return new Map(rows.map((row) => [row.id, row.ledgerName]));
}
