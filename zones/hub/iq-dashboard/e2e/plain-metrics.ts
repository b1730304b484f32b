/**
 * Receivables metrics as the product defines them, counted row by row and month by month from a ledger, to compare the screens
 * with. Shares no code with the screens.
 */

import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** An invoice, in whole minor units of the firm's currency; dates as `2021-03-17`. */
export interface Invoice {
  client: string;
  issued: string;
  due: string;
  amount: number;
  /** Without tax. */
  net: number;
  payments: readonly { on: string; amount: number }[];
}

const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function openOn(day: string, { issued, amount, payments }: Invoice): number {
  if (issued > day) return 0;
  return amount - sum(payments.filter(({ on }) => on <= day).map((payment) => payment.amount));
}

const totalOpen = (invoices: readonly Invoice[], day: string) => sum(invoices.map((invoice) => openOn(day, invoice)));

const salesFrom = (invoices: readonly Invoice[], from: string, to: string) =>
  sum(invoices.filter(({ issued }) => issued >= from && issued <= to).map(({ amount }) => amount));

/** Open amounts by days past due: current, 1–30, 31–60, 61–90, over 90. */
function agingOf(invoices: readonly Invoice[], day: string): number[] {
  const buckets = [0, 0, 0, 0, 0];
  for (const invoice of invoices) {
    const late = daysApart(invoice.due, day);
    const place = late <= 0 ? 0 : late <= 30 ? 1 : late <= 60 ? 2 : late <= 90 ? 3 : 4;
    buckets[place] = (buckets[place] ?? 0) + openOn(day, invoice);
  }
  return buckets;
}

/** Returns the first and last day of each of the last twelve whole months as of a day, which may be the end of the last one. */
function twelveMonths(day: string): { from: string; to: string }[] {
  const next = new Date(Date.parse(day) + MILLISECONDS_PER_DAY);
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  return Array.from({ length: 12 }, (_, back) => ({
    from: iso(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() - 1 - back, 1)),
    to: iso(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() - back, 0)),
  }));
}

/** Returns the mean CEI of the whole months, weighted by their sales; months with nothing to collect are left out. */
function ceiOf(invoices: readonly Invoice[], day: string): number {
  let [weighted, weight] = [0, 0];
  for (const { from, to } of twelveMonths(day)) {
    const beginning = totalOpen(invoices, new Date(Date.parse(from) - MILLISECONDS_PER_DAY).toISOString().slice(0, 10));
    const sales = salesFrom(invoices, from, to);
    const collectable = beginning + sales - (agingOf(invoices, to)[0] ?? 0);
    if (collectable <= 0) continue;
    weighted += ((beginning + sales - totalOpen(invoices, to)) / collectable) * 100 * sales;
    weight += sales;
  }
  return weighted / weight;
}

export function plainMetrics(invoices: readonly Invoice[], day: string) {
  const open = totalOpen(invoices, day);
  const aging = agingOf(invoices, day);
  const ofYear = invoices.filter(({ issued }) => issued <= day && daysApart(issued, day) < 365);
  const sales = sum(ofYear.map(({ amount }) => amount));
  const owed = new Map<string, number>();
  for (const invoice of invoices) {
    if (invoice.due < day) owed.set(invoice.client, (owed.get(invoice.client) ?? 0) + openOn(day, invoice));
  }
  return {
    open,
    overdue: sum(aging.slice(1)),
    aging,
    sales,
    revenue: sum(ofYear.map(({ net }) => net)),
    dso: (open / sales) * Math.min(365, daysApart(invoices.map(({ issued }) => issued).sort()[0] ?? day, day) + 1),
    cei: ceiOf(invoices, day),
    /** Clients with overdue amounts, highest first. */
    debtors: [...owed].filter(([, amount]) => amount > 0).sort(([, one], [, other]) => other - one),
  };
}
