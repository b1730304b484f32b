import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { importSightings } from '../database/schema/import';
import {
  ledgerApplications,
  ledgerBillLines,
  ledgerBills,
  ledgerCreditNotes,
  ledgerCustomers,
  ledgerInvoiceLines,
  ledgerInvoices,
  ledgerPayments,
  ledgerVendorPayments,
  ledgerVendors,
} from '../database/schema/ledger';

const tables = [
  importSightings,
  ledgerCustomers,
  ledgerVendors,
  ledgerInvoices,
  ledgerInvoiceLines,
  ledgerBills,
  ledgerBillLines,
  ledgerPayments,
  ledgerCreditNotes,
  ledgerApplications,
  ledgerVendorPayments,
];

/** Tells the planner what an import brought, before its customers are linked: the embedded database has no autovacuum that would. */
export async function analyzeLedger(database: Database): Promise<void> {
  for (const table of tables) await database.execute(sql`analyze ${table}`);
}
