import type { UnsureDocuments } from './unsure-documents';

/** Reasons why a metric is not available, each with its sentence. */
export const reasons = {
  'nothing-to-collect': 'There was nothing that could have been collected.',
  'no-sales': 'There were no sales in the period.',
  'in-credit': 'Customers are owed more than they owe.',
  'sales-too-short': 'The known sales do not reach back far enough.',
  'nothing-settled': 'Nothing is settled or overdue yet.',
  'nothing-due': 'No invoice has come due yet.',
  'settlement-unknown':
    'When some invoices were paid, or whether they were, is not known. Import a list with payment dates or balances.',
  'paid-missing': 'Lists of open invoices leave out what is paid. Import a list of all invoices.',
  'ledger-too-short': 'The ledger does not cover the whole of both periods.',
  'no-exchange-rate': 'Some amounts are in another currency, and the ledger has no rate for them.',
  'service-ended': 'The service is no longer billed.',
  'no-cpi': 'The consumer price table does not cover the time.',
  'too-few-clients': 'Fewer than 5 clients are billed for this service.',
  'no-invoices': 'The ledger has no invoices, credit notes or payments of customers up to this day.',
  'no-spend': 'Nothing was spent.',
  'no-prices': 'No service was billed to a client on at least 3 days.',
  'no-stale-prices': 'No price is stale.',
  'no-uplift-known': 'There is neither a consumer price table nor enough clients to compare with.',
} as const;

export type Reason = keyof typeof reasons;

/** The lowest and the highest value that a metric can have, and the documents whose settlement decides it. */
export type Range<T = number> = {
  low: T;
  high: T;
  documents: UnsureDocuments;
  /** The metric without these documents. */
  without: T;
};

/**
 * A value derived from the data, or the reason why there is none; never an estimate. With a `range`, the value is certainly within
 * it. A value with `leftOut` is computed without these documents, because the firm chose so.
 */
export type Metric<T = number> =
  | { available: true; value: T; leftOut?: UnsureDocuments }
  | { available: false; reason: Reason; range?: Range<T> };

export const available = <T>(value: T): Metric<T> => ({ available: true, value });
export const notAvailable = (reason: Reason): Metric<never> => ({ available: false, reason });

/** Makes a metric of open amounts unavailable when it includes documents whose open amount is unknown (`isUnsureOn`). */
export const unlessUnsure = <T>(unsure: number, metric: Metric<T>): Metric<T> =>
  unsure > 0 ? notAvailable('settlement-unknown') : metric;
