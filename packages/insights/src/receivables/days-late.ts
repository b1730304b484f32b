import type { DayNumber } from '@suite/values/day-number';
import { available, type Metric, notAvailable } from '../metric';
import { daysPastDue, isUndated, minOpenOn, openOn, type Receivable } from './open';

/**
 * Sums over invoices: Σ amount × days late, and Σ amount, in minor-unit days and whole minor units. `undated` counts the invoices
 * with a part that is, or may be, settled on an unknown day; if it is above 0, the sums are not meaningful.
 */
export type LateSums = { amountDays: number; amount: number; undated: number };

/**
 * Numbers of invoices whose due date is before A, of those that were still partly open at the end of that date, and of those for
 * which this is unknown.
 */
export type LateCounts = { due: number; late: number; undecided: number };

/**
 * Computes the sums for days late as of a day A. Each amount applied to an invoice on or before A counts with the days from the
 * invoice's due date to its own date, negative when early. Amounts that are open and overdue on A count with the days to A; those
 * that are open and not yet due don't count. Invoices issued after A, credits, invoices of 0 or less, and amounts applied beyond
 * an invoice's total don't count either.
 */
export function lateSums(rows: readonly Receivable[], asOf: DayNumber): LateSums {
  const sums = { amountDays: 0, amount: 0, undated: 0 };
  const add = (amount: number, days: number) => {
    sums.amountDays += amount * days;
    sums.amount += amount;
  };
  for (const row of rows.filter((each) => isInvoice(each) && each.issuedOn <= asOf)) {
    if (isUndatedTo(row, asOf)) sums.undated += 1;
    let [applied, settled] = [0, 0];
    for (const { on, amount } of row.applications.toSorted((a, b) => a.on - b.on)) {
      if (on > asOf) break;
      applied += amount;
      const before = settled;
      settled = Math.min(applied, row.amount);
      add(settled - before, on - row.dueOn);
    }
    const overdue = daysPastDue(row, asOf);
    if (overdue > 0) add(openOn(row, asOf), overdue);
  }
  return sums;
}

/**
 * Computes amount-weighted days late: Σ amount × (settled − due) ÷ Σ amount (product, "IQ: the numbers"). Negative means early.
 * Not available when nothing is settled or overdue, or when a settled part has no day.
 *
 * Source: Oracle Fusion Financials, "How You Calculate Weighted Average Metrics", weights days late by amount in this way
 * (docs.oracle.com/en/cloud/saas/financials/24c/faofc/how-you-calculate-weighted-average-metrics.html). Counting open amounts up
 * to A is the product's own rule.
 */
export function daysLate({ amountDays, amount, undated }: LateSums): Metric {
  if (undated > 0) return notAvailable('settlement-unknown');
  return amount > 0 ? available(amountDays / amount) : notAvailable('nothing-settled');
}

/** Counts the invoices that came due before a day, and those that were or are late, partly or in full. */
export function lateCounts(rows: readonly Receivable[], asOf: DayNumber): LateCounts {
  const due = rows.filter((row) => isInvoice(row) && row.issuedOn <= asOf && row.dueOn < asOf);
  const were = due.map(wasLate);
  return {
    due: due.length,
    late: were.filter((late) => late === true).length,
    undecided: were.filter((late) => late === undefined).length,
  };
}

/**
 * Returns the share of invoices past their due date that were or are late, from 0 to 1. Not available before any came due, or
 * while it is unknown for one of them.
 */
export function shareLate({ due, late, undecided }: LateCounts): Metric {
  if (undecided > 0) return notAvailable('settlement-unknown');
  return due > 0 ? available(late / due) : notAvailable('nothing-due');
}

const isInvoice = ({ kind, amount }: Receivable) => kind === 'invoice' && amount > 0;

const isUndatedTo = ({ isSettlementUnknown, applications }: Receivable, asOf: DayNumber) =>
  isSettlementUnknown || applications.some((each) => isUndated(each) && Math.min(each.on, (each.after ?? 0) + 1) <= asOf);

/**
 * Undefined when it is unknown. An invoice that is due before it is issued is late unless it was paid by the day it was issued.
 */
function wasLate(row: Receivable): boolean | undefined {
  if (row.isSettlementUnknown) return undefined;
  const by = Math.max(row.dueOn, row.issuedOn);
  if (openOn(row, by) <= 0) return false;
  return minOpenOn(row, by) > 0 ? true : undefined;
}
