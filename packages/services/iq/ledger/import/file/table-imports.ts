import type { TableKind } from '../../contract/table';
import type { TableImport } from './file-run';
import { importCustomers } from './import-customers';
import { importPayments } from './import-payments';
import { importInvoices, importLines } from './import-sales';
import { importVendorPayments } from './import-vendor-payments';

/** The import of each kind of table. Its entry type is internal: callers only pass on the entries it has read. */
// biome-ignore lint/suspicious/noExplicitAny: entries differ from kind to kind
export const tableImports: Record<TableKind, TableImport<any>> = {
  invoices: importInvoices,
  'invoice-lines': importLines,
  payments: importPayments,
  customers: importCustomers,
  'vendor-payments': importVendorPayments,
};
