import { available, type Figure, notAvailable } from '../figure';

/**
 * Share of the spend that goes to the vendors with the most, from 0 to 1; the product shows it for 5 and for 10. Spend is
 * whole minor units by vendor; one whose refunds exceed its bills is left out. Not available without spend.
 */
export function topShare(spend: readonly number[], count: number): Figure {
  const sorted = spending(spend).toSorted((a, b) => b - a);
  const total = sum(sorted);
  return total > 0 ? available(sum(sorted.slice(0, count)) / total) : notAvailable('no-spend');
}

/**
 * Herfindahl–Hirschman index: the sum of the squares of the vendors' shares in percent, near 0 to 10,000 for a single
 * vendor. Left out and not available as for `topShare`.
 *
 * Source: U.S. Department of Justice and Federal Trade Commission, Merger Guidelines, on the market concentration index.
 */
export function herfindahl(spend: readonly number[]): Figure {
  const vendors = spending(spend);
  const total = sum(vendors);
  if (total <= 0) return notAvailable('no-spend');
  return available(sum(vendors.map((amount) => ((amount / total) * 100) ** 2)));
}

const spending = (spend: readonly number[]) => spend.filter((amount) => amount > 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
