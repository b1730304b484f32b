import type { DayNumber } from '@suite/values/day-number';
import { daysPastDue, openOn, type Receivable } from './open';

/** The buckets of an aging, youngest first, each with its maximum days past due. */
export const agingBuckets = [
  { name: 'current', to: 0 },
  { name: 'days1To30', to: 30 },
  { name: 'days31To60', to: 60 },
  { name: 'days61To90', to: 90 },
  { name: 'over90', to: Number.POSITIVE_INFINITY },
] as const;

export type AgingBucket = (typeof agingBuckets)[number]['name'];

/** Open amounts by days past due, in whole minor units; the buckets add up to the total open amount. */
export type Aging = Record<AgingBucket, number>;

/** Returns the bucket for a number of days past due; 0 and less is current. */
export function bucketOf(days: number): AgingBucket {
  return agingBuckets.find(({ to }) => days <= to)?.name ?? 'over90';
}

/**
 * Computes the aging as of a day (product, "IQ: the numbers"): current, 1–30, 31–60, 61–90 and over 90 days past due. Amounts due
 * on the day itself are current. Unused credit is also current, so `current` can be negative.
 */
export function aging(rows: readonly Receivable[], asOf: DayNumber): Aging {
  const sums: Aging = { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  for (const row of rows) sums[bucketOf(daysPastDue(row, asOf))] += openOn(row, asOf);
  return sums;
}
