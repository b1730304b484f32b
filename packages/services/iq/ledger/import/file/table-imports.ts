import type { Confirmation, TableKind } from '../../contract/table';
import type { TableImport } from './file-run';
import { importCustomerLedger } from './import-customer-ledger';
import { importCustomers } from './import-customers';
import { importPayments } from './import-payments';
import { importInvoices, importLines } from './import-sales';
import { importVendorPayments } from './import-vendor-payments';

/** The import of each kind of table. */
// biome-ignore lint/suspicious/noExplicitAny: entries differ from kind to kind
const tableImports: Record<TableKind, TableImport<any>> = {
  invoices: importInvoices,
  'invoice-lines': importLines,
  payments: importPayments,
  customers: importCustomers,
  'vendor-payments': importVendorPayments,
};

/** Returns how a table is imported as confirmed. */
export const tableImportOf = ({ kind, payment, columns }: Pick<Confirmation, 'kind' | 'payment' | 'columns'>) =>
  kind === 'invoices' && payment === 'in-payment-list' && columns.some(({ field }) => field === 'type')
    ? importCustomerLedger
    : tableImports[kind];
