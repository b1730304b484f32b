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

/**
 * Updates the planner's statistics after an import and before its customers are linked. The embedded database has no autovacuum
 * that would do so.
 */
export async function analyzeLedger(database: Database): Promise<void> {
  for (const table of tables) await database.execute(sql`analyze ${table}`);
}
