import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type LedgerSource, ledgerBills, ledgerCustomers, ledgerInvoices, ledgerVendors } from '../database/schema/ledger';

/** Rows of the ledger that a batch of a source speaks of. */
interface Wanted {
  companyId: string;
  source: LedgerSource;
  sourceIds: readonly string[];
}

const parties = { customers: ledgerCustomers, vendors: ledgerVendors } as const;
const documents = { invoices: ledgerInvoices, bills: ledgerBills } as const;

const bySourceId = <T extends { sourceId: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.sourceId, row]));

/** Customers or vendors by their ids at the source. */
export async function findParties(database: Database, kind: keyof typeof parties, { companyId, source, sourceIds }: Wanted) {
  const table = parties[kind];
  const rows = await database
    .select({ id: table.id, sourceId: table.sourceId, name: table.name })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.source, source), inArray(table.sourceId, [...sourceIds])));
  return bySourceId(rows);
}

/** Invoices or bills by their ids at the source. */
export async function findDocuments(database: Database, kind: keyof typeof documents, { companyId, source, sourceIds }: Wanted) {
  const table = documents[kind];
  const { id, sourceId, sourceUpdatedAt, currency, linesIncludeTax } = table;
  const rows = await database
    .select({ id, sourceId, sourceUpdatedAt, currency, linesIncludeTax })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.source, source), inArray(sourceId, [...sourceIds])));
  return bySourceId(rows);
}

/** Takes invoices or bills, with their lines, out of the ledger. */
export async function removeDocuments(database: Database, kind: keyof typeof documents, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await database.delete(documents[kind]).where(inArray(documents[kind].id, [...ids]));
}
