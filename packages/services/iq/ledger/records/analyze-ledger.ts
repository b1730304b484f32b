import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { importSightings } from '../schema/import';
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
} from '../schema/ledger';

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
