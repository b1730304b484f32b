import { available, type Metric, notAvailable } from '../metric';

/**
 * Share of all spend that goes to the vendors with the most; the product shows it for 5 and for 10. Spend is whole minor
 * units by vendor, below zero where refunds exceed bills: that reduces all spend, so a share may be above 1. Not available
 * unless something was spent in all.
 */
export function topShare(spend: readonly number[], count: number): Metric {
  const sorted = spend.toSorted((a, b) => b - a);
  const total = sum(sorted);
  return total > 0 ? available(sum(sorted.slice(0, count)) / total) : notAvailable('no-spend');
}

/**
 * Herfindahl–Hirschman index: the sum of the squares of the vendors' shares of all spend in percent, near 0 to 10,000 for a
 * single vendor. Not available as for `topShare`.
 *
 * Source: U.S. Department of Justice and Federal Trade Commission, Merger Guidelines, on the market concentration index.
 */
export function herfindahl(spend: readonly number[]): Metric {
  const total = sum(spend);
  if (total <= 0) return notAvailable('no-spend');
  return available(sum(spend.map((amount) => ((amount / total) * 100) ** 2)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
