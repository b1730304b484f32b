import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/**
 * A recurring service in a currency, across the clients that are still billed for it. Prices are per unit, in minor units of
 * `currency`.
 */
export interface ServicePrice {
  service: string;
  currency: string;
  median: number;
  lowest: number;
  highest: number;
  clients: number;
  /** Median number of days between billings. */
  period: number;
}

/** Returns the recurring services of a set that are still billed, those with the most clients first. */
export async function servicePrices(database: Database, setId: number, most: number): Promise<ServicePrice[]> {
  const { rows } = await database.execute<ServicePrice & Record<string, unknown>>(sql`
    select service, currency, percentile_cont(0.5) within group (order by price) as median, min(price) as lowest,
      max(price) as highest, count(*)::int as clients, percentile_cont(0.5) within group (order by period) as period
    from insights.metric_prices where set_id = ${setId} and freshness <> 'ended'
    group by service, currency order by clients desc, service, currency limit ${most}`);
  return rows;
}
