import { quantile } from '../quantile';

/** Quantiles of M, the credit sales of the 365 days to A, over the firm's clients; whole minor units, interpolated. */
export type SalesQuantiles = { q40: number; q60: number; q80: number };

/**
 * The quantiles that badges compare with: over the clients that have a ledger customer, those without an invoice in the
 * year counting with 0. Undefined when there are none. SQL: `percentile_cont(0.4) within group (order by m)`.
 */
export function salesQuantiles(sales: readonly number[]): SalesQuantiles | undefined {
  const [q40, q60, q80] = [quantile(sales, 40), quantile(sales, 60), quantile(sales, 80)];
  if (q40 === undefined || q60 === undefined || q80 === undefined) return undefined;
  return { q40, q60, q80 };
}
