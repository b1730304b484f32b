import type { Database } from '@suite/kernel/database/database';
import { and, eq, ne } from 'drizzle-orm';
import { services } from '../schema';

/** The services of a company's price book that are linked to the ledger, archived ones too: their names in it, by id. */
export async function ledgerNames(database: Database, companyId: string): Promise<Map<string, string>> {
  const { id, ledgerName } = services;
  const linked = and(eq(services.companyId, companyId), ne(ledgerName, ''));
  const rows = await database.select({ id, ledgerName }).from(services).where(linked);
  return new Map(rows.map((row) => [row.id, row.ledgerName]));
}
