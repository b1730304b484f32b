import { quantile } from '../quantile';

/** Interpolated quantiles of M, the credit sales of the 365 days up to A, over the firm's clients; whole minor units. */
export type SalesQuantiles = { q40: number; q60: number; q80: number };

/** A client's sales in the year and in the year before (M and pM), in whole minor units. */
export type ClientSales = { sales: number; salesBefore: number };

/**
 * Returns the quantiles that segments compare with, over the clients with sales in either year; a client with sales only in the
 * year before counts with its M. Clients added later or never invoiced change nothing. Undefined when no client has sales. SQL:
 * `percentile_cont(0.4) within group (order by m)`.
 */
export function salesQuantiles(clients: readonly ClientSales[]): SalesQuantiles | undefined {
  const sales = clients.filter(({ sales, salesBefore }) => Math.max(sales, salesBefore) > 0).map(({ sales }) => sales);
  const [q40, q60, q80] = [quantile(sales, 40), quantile(sales, 60), quantile(sales, 80)];
  if (q40 === undefined || q60 === undefined || q80 === undefined) return undefined;
  return { q40, q60, q80 };
}
