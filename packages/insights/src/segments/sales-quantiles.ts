import { quantile } from '../quantile';

/** Quantiles of M, the credit sales of the 365 days to A, over the firm's clients; whole minor units, interpolated. */
export type SalesQuantiles = { q40: number; q60: number; q80: number };

/** A client's sales of the year and of the year before (M and pM), whole minor units. */
export type ClientSales = { sales: number; salesBefore: number };

/**
 * The quantiles that badges compare with: over the clients that have sales in either year; one that has some in the year
 * before alone counts with what it has in the year. A client that comes later, or has never been invoiced, changes
 * nothing. Undefined when there are none. SQL: `percentile_cont(0.4) within group (order by m)`.
 */
export function salesQuantiles(clients: readonly ClientSales[]): SalesQuantiles | undefined {
  const sales = clients.filter(({ sales, salesBefore }) => Math.max(sales, salesBefore) > 0).map(({ sales }) => sales);
  const [q40, q60, q80] = [quantile(sales, 40), quantile(sales, 60), quantile(sales, 80)];
  if (q40 === undefined || q60 === undefined || q80 === undefined) return undefined;
  return { q40, q60, q80 };
}
