import { available, type Metric, notAvailable } from '../metric';

/** Revenue of a client, in whole minor units: of the last year, and of the one before. */
export interface ClientRevenue {
  revenue: number;
  before: number;
}

/**
 * Of the revenue of the year before, how much came from clients that were invoiced again: what a buyer's earn-out is about.
 * Each client counts with what it was invoiced then, however much more or less it was afterwards.
 */
export function revenueRetention(clients: readonly ClientRevenue[]): Metric {
  const then = clients.filter(({ before }) => before > 0);
  const total = then.reduce((sum, { before }) => sum + before, 0);
  if (total <= 0) return notAvailable('no-sales');
  const kept = then.filter(({ revenue }) => revenue > 0).reduce((sum, { before }) => sum + before, 0);
  return available(kept / total);
}

/** The largest client's share of the year's revenue. */
export function largestShare(clients: readonly ClientRevenue[]): Metric {
  const paying = clients.map(({ revenue }) => revenue).filter((amount) => amount > 0);
  const total = paying.reduce((sum, amount) => sum + amount, 0);
  return total > 0 ? available(Math.max(...paying) / total) : notAvailable('no-sales');
}
