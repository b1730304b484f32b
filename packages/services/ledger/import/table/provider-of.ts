import { ConnectionType, type ConnectionTypeCode } from '../../contract/firms';
import { wordsOf } from './guess-fields';

/** Headers that stand together in a provider's own exports and nowhere else. */
const signatures: readonly [ConnectionTypeCode, readonly string[]][] = [
  // Xero: "Export sales invoices", and its report of the same.
  [ConnectionType.xero, ['contact name', 'invoice number', 'invoice date', 'due date', 'inventory item code']],
  [ConnectionType.xero, ['contact name', 'invoice number', 'reference', 'invoice date', 'due date', 'invoice amount due']],
  // QuickBooks Online: "Transaction list", "Sales by customer detail", "Invoice list".
  [ConnectionType.accountingOnline, ['date', 'transaction type', 'num']],
  // QuickBooks Desktop: "Transaction list by customer", "Open invoices".
  [ConnectionType.accountingDesktop, ['type', 'date', 'num', 'account', 'split']],
  [ConnectionType.accountingDesktop, ['type', 'date', 'num', 'due date', 'open balance']],
];

/** Whose own export a table is; Microsoft Office for any other file (decision 004, "uploads"). */
export function providerOf(headers: readonly string[]): ConnectionTypeCode {
  const words = new Set(headers.map(wordsOf));
  return signatures.find(([, names]) => names.every((name) => words.has(name)))?.[0] ?? ConnectionType.microsoftOffice;
}
