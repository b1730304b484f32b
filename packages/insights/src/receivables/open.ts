import type { Day } from '../calendar';

/**
 * A row that changes what a customer owes. Amounts are whole minor units of the firm's currency, safe integers, tax
 * included, and signed as they change the debt: an invoice stands with its amount, a credit note and a payment on account
 * with a negative one. A payment that went to invoices on its own date needs no row: they have its applications.
 */
export type Receivable = {
  kind: 'invoice' | 'credit-note' | 'payment-on-account';
  issuedOn: Day;
  /** Of a credit note or a payment: the day it was issued. */
  dueOn: Day;
  amount: number;
  /**
   * What of it is settled, with the sign of `amount`: payments and credit notes put against an invoice, on the date of
   * the payment, which may be before the invoice, or on that of the allocation; and on the side of a credit the invoices
   * that it went to, never before they are issued.
   */
  applications: readonly Application[];
  /** Nothing is known of its settlement: what of it is open is then not known on any day. */
  isSettlementUnknown?: boolean;
};

/**
 * With `after` the day is not known: it was one after that and up to `on`, and on the days between the two what is open of
 * the row is not known. Such an amount has the row's sign. `isCredit` says that a credit note was put against the row.
 */
export type Application = { on: Day; amount: number; after?: Day; isCredit?: boolean };

/** What is owed on a day, in whole minor units. `open` is `current` and `overdue` together. */
export type Owed = { open: number; current: number; overdue: number };

/** Whether the day of an application is not known. */
export const isUndated = ({ on, after }: Application): boolean => after !== undefined && after + 1 < on;

/** Whether it is not known if an application had been made by a day. */
export const isPending = ({ on, after }: Application, day: Day): boolean => after !== undefined && after < day && day < on;

/** Whether it is not known how much of a row is open at the end of a day. */
export const isUnsureOn = (row: Receivable, day: Day): boolean =>
  row.issuedOn <= day && (row.isSettlementUnknown === true || row.applications.some((each) => isPending(each, day)));

/**
 * The rows whose open amount at the end of a day is not known. If there are any, metrics of what is owed are not
 * available.
 */
export const unsureOn = (rows: readonly Receivable[], day: Day): number => rows.filter((row) => isUnsureOn(row, day)).length;

/**
 * What of a row is open at the end of a day. Positive is owed to the firm; negative is credit that the customer has left:
 * of a credit note, a payment on account, or an invoice that was paid too much. 0 before it is issued. An application whose
 * day is not known counts on the last day that it can be of: on the days before, this is the most that can be open
 * (`isUnsureOn`, `minOpenOn`).
 */
export function openOn(row: Receivable, day: Day): number {
  if (row.issuedOn > day) return 0;
  return row.applications.reduce((open, { on, amount }) => (on <= day ? open - amount : open), row.amount);
}

/** The least of a row that can be open at the end of a day: what is pending counts as settled. */
export function minOpenOn(row: Receivable, day: Day): number {
  if (row.issuedOn > day) return 0;
  const most = openOn(row, day);
  if (row.isSettlementUnknown) return Math.min(0, most);
  return row.applications.reduce((open, each) => (isPending(each, day) ? open - each.amount : open), most);
}

/** Days past due of something that is owed and was due before the day; 0 otherwise. Credit is never late. */
export function daysPastDue(row: Receivable, day: Day): number {
  return openOn(row, day) > 0 ? Math.max(0, day - row.dueOn) : 0;
}

/**
 * Open, current and overdue as of a day A (product, "IQ: the numbers"): invoiced on or before A and not fully settled on
 * A; due on or after A; due before A. Credit that is left reduces what is open from its date on, and counts as current.
 */
export function owed(rows: readonly Receivable[], asOf: Day): Owed {
  let [current, overdue] = [0, 0];
  for (const row of rows) {
    if (daysPastDue(row, asOf) > 0) overdue += openOn(row, asOf);
    else current += openOn(row, asOf);
  }
  return { open: current + overdue, current, overdue };
}
