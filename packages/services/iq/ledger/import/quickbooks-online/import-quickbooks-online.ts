import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { ConnectionType } from '../../contract/firms';
import { dropStaleParts } from '../../records/drop-stale-parts';
import { type FolderExport, type FolderOptions, importFolder, type Step } from '../import-folder';
import {
  billFile,
  billLineFile,
  customerFile,
  invoiceFile,
  invoiceLineFile,
  linkFile,
  paymentFile,
  paymentLineFile,
  vendorFile,
} from './files';
import { importBillLines, importInvoiceLines } from './import-lines';
import { importLinks } from './import-links';
import { importCustomers, importVendors } from './import-names';
import { importPaymentLines } from './import-payment-lines';
import { importBills, importInvoices, importPayments, settleBalances } from './import-transactions';

/**
 * The files in reading order: names before the transactions that use them, transactions before their lines, and balances once all
 * payments are known.
 */
const steps: readonly Step[] = [
  { file: customerFile, importRows: importCustomers },
  { file: vendorFile, importRows: importVendors },
  { file: invoiceFile, importRows: importInvoices },
  { file: invoiceLineFile, importRows: importInvoiceLines },
  { file: billFile, importRows: importBills },
  { file: billLineFile, importRows: importBillLines },
  { file: paymentFile, importRows: importPayments },
  { file: paymentLineFile, importRows: importPaymentLines },
  { file: linkFile, importRows: importLinks },
  { file: invoiceFile, importRows: settleBalances },
];

const quickbooksExport: FolderExport = {
  source: 'quickbooks-online',
  connectionType: ConnectionType.accountingOnline,
  kinds: [
    'customers',
    'vendors',
    'invoices',
    'invoice lines',
    'bills',
    'bill lines',
    'payments',
    'payment lines',
    'payment links',
  ],
  // A missing file means that there are no rows of its kind.
  stepsIn(folder) {
    const present = steps.filter(({ file }) => existsSync(join(folder, file.name)));
    const isThere = present.some(({ file }) => file.name === invoiceFile.name || file.name === billFile.name);
    if (!isThere) throw new Failure(`${folder} holds neither ${invoiceFile.name} nor ${billFile.name}.`);
    return present;
  },
  async dropStale(transaction, run) {
    for (const kind of ['invoice lines', 'bill lines'] as const) {
      const counts = run.tally.get(kind);
      // An unreadable line may be one that is in the ledger.
      if (counts?.read && !counts.rejected) await dropStaleParts(transaction, run, kind);
    }
  },
};

/** Imports the files of a QuickBooks Online company into a company's ledger (§3, type 1), as described at `importFolder`. */
export const importQuickbooksOnline = (options: FolderOptions) => importFolder(quickbooksExport, options);
