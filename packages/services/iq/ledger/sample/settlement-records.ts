import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isoDayOf } from '@suite/values/day-number';
import type { ApplicationRecord, CreditNoteRecord, InvoiceRecord, PaymentRecord } from '../records/record-kinds';

type Invoice = Omit<InvoiceRecord, 'number'>;

/** What a generated ledger says of the payment of its invoices. Days are whole numbers since 1970. */
export interface Settlement {
  payments: PaymentRecord[];
  'credit notes': CreditNoteRecord[];
  applications: ApplicationRecord[];
}

/** Days of a ledger are few and its documents many, so each day is written once. */
const written = new Map<number, string>();

/** Returns `2021-03-17`. */
export function isoDay(day: number): string {
  const known = written.get(day);
  if (known) return known;
  const text = isoDayOf(day);
  written.set(day, text);
  return text;
}

export const instantOf = (day: number): Date => new Date(day * MILLISECONDS_PER_DAY);

const money = ({ currency, currencyRate, customerSourceId }: Invoice) => ({ currency, currencyRate, customerSourceId });

/** Returns a payment by the customer of an invoice. */
export const paymentOf = (invoice: Invoice, day: number, amount: number, sourceId: string): PaymentRecord => ({
  ...money(invoice),
  sourceId,
  sourceUpdatedAt: instantOf(day),
  reference: null,
  paidOn: isoDay(day),
  amount,
});

/** Returns a credit note for the customer of an invoice, with the invoice's share of tax. */
export const creditNoteOf = (
  invoice: Invoice,
  day: number,
  total: number,
  { sourceId, number }: { sourceId: string; number: string },
): CreditNoteRecord => ({
  ...money(invoice),
  sourceId,
  sourceUpdatedAt: instantOf(day),
  number,
  issuedOn: isoDay(day),
  total,
  tax: Math.round((total * (invoice.tax ?? 0)) / Math.max(1, invoice.total)),
  isRefunded: false,
});

/** Returns the application of a payment or a credit note to an invoice. */
export const applicationOf = (
  invoice: Invoice,
  day: number,
  amount: number,
  sourceId: string,
  of: { paymentSourceId: string } | { creditNoteSourceId: string },
): ApplicationRecord => ({
  sourceId,
  invoiceSourceId: invoice.sourceId,
  paymentSourceId: null,
  creditNoteSourceId: null,
  ...of,
  appliedOn: isoDay(day),
  amount,
});
