import { available, type Metric, notAvailable } from '../metric';

/** A client's revenue of the last year and of the year before, in whole minor units. */
export interface ClientRevenue {
  revenue: number;
  before: number;
}

/**
 * Returns the share of the previous year's revenue from clients that were invoiced again, which a buyer's earn-out depends on.
 * Each client counts with its revenue of the previous year, whatever it was invoiced afterwards.
 */
export function revenueRetention(clients: readonly ClientRevenue[]): Metric {
  const then = clients.filter(({ before }) => before > 0);
  const total = then.reduce((sum, { before }) => sum + before, 0);
  if (total <= 0) return notAvailable('no-sales');
  const retained = then.filter(({ revenue }) => revenue > 0).reduce((sum, { before }) => sum + before, 0);
  return available(retained / total);
}

/** Returns the largest client's share of the year's revenue. */
export function largestShare(clients: readonly ClientRevenue[]): Metric {
  const paying = clients.map(({ revenue }) => revenue).filter((amount) => amount > 0);
  const total = paying.reduce((sum, amount) => sum + amount, 0);
  return total > 0 ? available(Math.max(...paying) / total) : notAvailable('no-sales');
}
