import type { DayNumber } from '@suite/values/day-number';

/**
 * A row that changes what a customer owes. Amounts are whole minor units of the firm's currency, safe integers, including tax,
 * and signed by their effect on the debt: an invoice is positive, a credit note or a payment on account is negative. A payment
 * that was applied to invoices on its own date needs no row, because they have its applications.
 */
export type Receivable = {
  kind: 'invoice' | 'credit-note' | 'payment-on-account';
  issuedOn: DayNumber;
  /** For a credit note or a payment: the day it was issued. */
  dueOn: DayNumber;
  amount: number;
  /**
   * Settled amounts, with the sign of `amount`. On an invoice: payments and credit notes applied to it, on the date of the
   * payment, which may be before the invoice, or of the allocation. On a credit: the invoices that it was applied to, never
   * before they are issued.
   */
  applications: readonly Application[];
  /** Nothing is known about its settlement, so its open amount is unknown on every day. */
  isSettlementUnknown?: boolean;
};

/**
 * An amount applied to a row. With `after` the day is unknown: it was after that day and up to `on`, and on the days between the
 * two the open amount of the row is unknown. Such an amount has the row's sign. `isCredit` means that a credit note was applied
 * to the row.
 */
export type Application = { on: DayNumber; amount: number; after?: DayNumber; isCredit?: boolean };

/** Amounts owed on a day, in whole minor units. `open` is the sum of `current` and `overdue`. */
export type Owed = { open: number; current: number; overdue: number };

/** Returns whether the day of an application is unknown. */
export const isUndated = ({ on, after }: Application): boolean => after !== undefined && after + 1 < on;

/** Returns whether it is unknown if an application had been made by a day. */
export const isPending = ({ on, after }: Application, day: DayNumber): boolean => after !== undefined && after < day && day < on;

/** Returns whether it is unknown how much of a row is open at the end of a day. */
export const isUnsureOn = (row: Receivable, day: DayNumber): boolean =>
  row.issuedOn <= day && (row.isSettlementUnknown === true || row.applications.some((each) => isPending(each, day)));

/**
 * Counts the rows whose open amount at the end of a day is unknown. If there are any, metrics of amounts owed are not available.
 */
export const unsureOn = (rows: readonly Receivable[], day: DayNumber): number =>
  rows.filter((row) => isUnsureOn(row, day)).length;

/**
 * What of a row is open at the end of a day. Positive is owed to the firm; negative is credit that the customer has left:
 * of a credit note, a payment on account, or an invoice that was paid too much. 0 before it is issued. An application whose
 * day is not known counts on the last day that it can be of: on the days before, this is the most that can be open
 * (`isUnsureOn`, `minOpenOn`).
 */
export function openOn(row: Receivable, day: DayNumber): number {
  if (row.issuedOn > day) return 0;
  return row.applications.reduce((open, { on, amount }) => (on <= day ? open - amount : open), row.amount);
}

/** Returns the minimum open amount of a row at the end of a day: pending applications count as settled. */
export function minOpenOn(row: Receivable, day: DayNumber): number {
  if (row.issuedOn > day) return 0;
  const most = openOn(row, day);
  if (row.isSettlementUnknown) return Math.min(0, most);
  return row.applications.reduce((open, each) => (isPending(each, day) ? open - each.amount : open), most);
}

/**
 * Returns the lowest and the highest open amount that a row can have at the end of a day. Each pending application may have been
 * made or not; an unknown settlement settles nothing, everything, or a part.
 */
export function openBoundsOn(row: Receivable, day: DayNumber): { low: number; high: number } {
  if (row.issuedOn > day) return { low: 0, high: 0 };
  const later = openOn(row, day);
  const pending = row.applications.filter((each) => isPending(each, day));
  const low = pending.reduce((open, { amount }) => open - Math.max(0, amount), later);
  const high = pending.reduce((open, { amount }) => open - Math.min(0, amount), later);
  return row.isSettlementUnknown ? { low: Math.min(0, row.amount, low), high: Math.max(0, row.amount, high) } : { low, high };
}

/** Returns the days past due of a row that is owed and was due before the day; 0 otherwise. Credit is never late. */
export function daysPastDue(row: Receivable, day: DayNumber): number {
  return openOn(row, day) > 0 ? Math.max(0, day - row.dueOn) : 0;
}

/**
 * Computes open, current and overdue as of a day A (product, "IQ: the numbers"): invoiced on or before A and not fully settled on
 * A; due on or after A; due before A. Unused credit reduces the open amount from its date on, and counts as current.
 */
export function owed(rows: readonly Receivable[], asOf: DayNumber): Owed {
  let [current, overdue] = [0, 0];
  for (const row of rows) {
    if (daysPastDue(row, asOf) > 0) overdue += openOn(row, asOf);
    else current += openOn(row, asOf);
  }
  return { open: current + overdue, current, overdue };
}
