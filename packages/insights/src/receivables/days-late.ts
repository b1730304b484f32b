import type { Day } from '../calendar';
import { available, type Figure, notAvailable } from '../figure';
import { daysPastDue, openOn, type Receivable } from './open';

/** Sums over invoices: Σ amount × days late, and Σ amount, in minor-unit days and whole minor units. */
export type LateSums = { amountDays: number; amount: number };

/** Invoices whose due date is before A, and those of them of which something was still open when that date ended. */
export type LateCounts = { due: number; late: number };

/**
 * The sums that days late stand on, as of a day A: each amount applied to an invoice on or before A counts with the days
 * from the invoice's due date to its own, negative when early; what is open and overdue on A counts with the days to A;
 * what is open and not yet due does not count. Invoices issued after A, credits and invoices of 0 or less do not count,
 * nor does what was applied beyond an invoice's amount.
 */
export function lateSums(rows: readonly Receivable[], asOf: Day): LateSums {
  const sums = { amountDays: 0, amount: 0 };
  const add = (amount: number, days: number) => {
    sums.amountDays += amount * days;
    sums.amount += amount;
  };
  for (const row of rows.filter((each) => isInvoice(each) && each.issuedOn <= asOf)) {
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
 * Amount-weighted days late: Σ amount × (settled − due) ÷ Σ amount (product, "IQ: the numbers"). Negative is early. Not
 * available when nothing is settled or overdue.
 *
 * Source: Oracle Fusion Financials, "How You Calculate Weighted Average Metrics", weights days late by amount in this
 * way (docs.oracle.com/en/cloud/saas/financials/24c/faofc/how-you-calculate-weighted-average-metrics.html); that what is
 * open counts to A is the product's own.
 */
export function daysLate({ amountDays, amount }: LateSums): Figure {
  return amount > 0 ? available(amountDays / amount) : notAvailable('nothing-settled');
}

/** Counts the invoices that came due before a day, and those of them that were or are late, in part or whole. */
export function lateCounts(rows: readonly Receivable[], asOf: Day): LateCounts {
  const due = rows.filter((row) => isInvoice(row) && row.issuedOn <= asOf && row.dueOn < asOf);
  return { due: due.length, late: due.filter(wasLate).length };
}

/** Share of the invoices past their due date that were or are late, from 0 to 1. Not available before any came due. */
export function shareLate({ due, late }: LateCounts): Figure {
  return due > 0 ? available(late / due) : notAvailable('nothing-due');
}

const isInvoice = ({ kind, amount }: Receivable) => kind === 'invoice' && amount > 0;

/** One that is due before it is issued is late unless it was paid for by the day it was issued. */
const wasLate = (row: Receivable) => openOn(row, Math.max(row.dueOn, row.issuedOn)) > 0;
