import { available, type Metric, notAvailable } from '../metric';

/**
 * Returns the share of all spend that goes to the largest vendors; the product shows it for 5 and for 10. Spend is in whole minor
 * units by vendor, and below zero if refunds exceed bills; that reduces total spend, so a share may be above 1. Not available
 * unless total spend is above 0.
 */
export function topShare(spend: readonly number[], count: number): Metric {
  const sorted = spend.toSorted((a, b) => b - a);
  const total = sum(sorted);
  return total > 0 ? available(sum(sorted.slice(0, count)) / total) : notAvailable('no-spend');
}

/**
 * Returns the Herfindahl–Hirschman index: the sum of the squares of the vendors' shares of all spend in percent, from near 0 to
 * 10,000 for a single vendor. Not available under the same condition as `topShare`.
 *
 * Source: U.S. Department of Justice and Federal Trade Commission, Merger Guidelines, on the market concentration index.
 */
export function herfindahl(spend: readonly number[]): Metric {
  const total = sum(spend);
  if (total <= 0) return notAvailable('no-spend');
  return available(sum(spend.map((amount) => ((amount / total) * 100) ** 2)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
