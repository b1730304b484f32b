import type { RatedKind } from '../contract/exchange-rates';

/** A table of documents with a currency, and the names of its columns. */
export interface RatedTable {
  table: string;
  day: string;
  amount: string;
  number: string;
  /** The table of their customers or vendors, and the column that references it. */
  partyTable: string;
  party: string;
}

const customer = { partyTable: 'ledger.customers', party: 'customer_id' };
const vendor = { partyTable: 'ledger.vendors', party: 'vendor_id' };

export const ratedTables: Readonly<Record<RatedKind, RatedTable>> = {
  invoice: { table: 'ledger.invoices', day: 'issued_on', amount: 'total', number: 'number', ...customer },
  'credit-note': { table: 'ledger.credit_notes', day: 'issued_on', amount: 'total', number: 'number', ...customer },
  payment: { table: 'ledger.payments', day: 'paid_on', amount: 'amount', number: 'reference', ...customer },
  bill: { table: 'ledger.bills', day: 'issued_on', amount: 'total', number: 'number', ...vendor },
  'vendor-payment': { table: 'ledger.vendor_payments', day: 'paid_on', amount: 'amount', number: 'null::text', ...vendor },
};
