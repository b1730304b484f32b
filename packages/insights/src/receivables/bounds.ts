import type { DayNumber } from '@suite/values/day-number';
import { available, type Metric, notAvailable } from '../metric';
import { type Bounds, isNarrow, rangeBetween, rangeOf } from '../range';
import { countOf, type UnsureDocuments, type UnsureKind } from '../unsure-documents';
import { type Aging, type AgingBucket, agingBuckets, bucketOf } from './aging';
import { averageDaysDelinquent, bestPossibleDso, dso } from './dso';
import { isUnsureOn, openBoundsOn, type Receivable } from './open';

/** The amounts with bounds, in the order in which they are stored. */
export const boundedAmounts = ['open', 'overdue', 'unappliedCredit', ...agingBuckets.map(({ name }) => name)] as const;
export type BoundedAmount = 'open' | 'overdue' | 'unappliedCredit' | AgingBucket;

/** Bounds of what is owed on a day, and the documents that decide each. */
export type OwedBounds = {
  amounts: Record<BoundedAmount, Bounds>;
  /**
   * All documents whose open amount is unknown, those of them that may be overdue, and those that may have credit left,
   * as an invoice that was paid too much has, about whose settlement nothing is known.
   */
  documents: Record<'open' | 'overdue' | 'unappliedCredit', UnsureDocuments>;
};

/**
 * Computes the bounds of what is owed as of a day. A settlement that the source does not report settles at most its document. What
 * is open of a row is late by its due date, and credit that is left is current. The bounds of the rows add up, which contains every
 * possible sum: that rows limit each other is not used.
 */
export function owedBounds(rows: readonly Receivable[], asOf: DayNumber): OwedBounds {
  const amounts = Object.fromEntries(
    boundedAmounts.map((name) => [name, { low: 0, high: 0, without: 0 }]),
  ) as OwedBounds['amounts'];
  const documents: OwedBounds['documents'] = { open: {}, overdue: {}, unappliedCredit: {} };
  for (const row of rows) {
    const { low, high } = openBoundsOn(row, asOf);
    const isUnsure = isUnsureOn(row, asOf);
    const add = (name: BoundedAmount, low: number, high: number) => {
      const sum = amounts[name];
      sum.low += low;
      sum.high += high;
      if (!isUnsure) sum.without += low;
    };
    const days = high > 0 ? Math.max(0, asOf - row.dueOn) : 0;
    add('open', low, high);
    add('current', Math.min(low, 0), Math.min(high, 0));
    add(bucketOf(days), Math.max(low, 0), Math.max(high, 0));
    if (days > 0) add('overdue', Math.max(low, 0), Math.max(high, 0));
    add('unappliedCredit', Math.max(-high, 0), Math.max(-low, 0));
    if (!isUnsure) continue;
    const kind = unsureKindOf(row);
    const count = (of: UnsureDocuments) => {
      of[kind] = (of[kind] ?? 0) + 1;
    };
    count(documents.open);
    if (days > 0) count(documents.overdue);
    if (low < 0 || row.isSettlementUnknown) count(documents.unappliedCredit);
  }
  return { amounts, documents };
}

function unsureKindOf({ kind, isSettlementUnknown }: Receivable): UnsureKind {
  if (kind === 'credit-note') return 'undatedCreditNotes';
  if (kind === 'payment-on-account') return 'undatedPayments';
  return isSettlementUnknown ? 'unknownInvoices' : 'undatedInvoices';
}

/** Metrics of what is owed on a day. */
export type OwedMetrics = Record<'open' | 'overdue' | 'unappliedCredit', Metric> & { aging: Metric<Aging> };

/** Returns the metrics of what is owed within bounds. */
export const owedMetrics = ({ amounts, documents }: OwedBounds): OwedMetrics => ({
  open: rangeOf(amounts.open, documents.open),
  overdue: rangeOf(amounts.overdue, documents.overdue),
  unappliedCredit: rangeOf(amounts.unappliedCredit, documents.unappliedCredit),
  aging: agingWithin({ amounts, documents }),
});

/** Ages are shown as ranges if all of their spreads together are narrow beside what is open. */
function agingWithin({ amounts, documents }: OwedBounds): Metric<Aging> {
  const of = (end: keyof Bounds) => Object.fromEntries(agingBuckets.map(({ name }) => [name, amounts[name][end]])) as Aging;
  if (countOf(documents.open) === 0) return available(of('without'));
  const spread = agingBuckets.reduce((sum, { name }) => sum + amounts[name].high - amounts[name].low, 0);
  if (!isNarrow(0, spread, amounts.open.high)) return notAvailable('settlement-unknown');
  const range = { low: of('low'), high: of('high'), without: of('without'), documents: documents.open };
  return { available: false, reason: 'settlement-unknown', range };
}

/** Returns DSO and what it consists of within bounds of what is owed; sales and days are certain. */
export function dsoMetrics(
  { amounts: { open, current }, documents }: OwedBounds,
  { sales, days }: { sales: number; days: number },
): Record<'dso' | 'bestPossibleDso' | 'averageDaysDelinquent', Metric> {
  const at = (open: number, current: number) => ({ open, current, sales, days });
  const [least, most, without] = [at(open.low, current.low), at(open.high, current.high), at(open.without, current.without)];
  const each = (metric: typeof dso) => ({ least: metric(least), most: metric(most), without: metric(without) });
  const surely = averageDaysDelinquent(least);
  return {
    dso: rangeBetween(each(dso), documents.open),
    bestPossibleDso: rangeBetween(each(bestPossibleDso), documents.open),
    // It depends on current amounts only by whether there are any.
    averageDaysDelinquent:
      countOf(documents.overdue) > 0 || (countOf(documents.open) > 0 && !surely.available)
        ? rangeBetween(each(averageDaysDelinquent), documents.open)
        : surely,
  };
}
