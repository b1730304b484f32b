import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { MetricSet } from './metric-set';
import { presentDashboard } from './metric-set';

/**
 * Returns the revenue by client of the 365 days up to the as-of date, and of the 365 days before, in minor units of the firm's
 * currency.
 */
export async function clientRevenues(
  database: Database,
  { id }: MetricSet,
): Promise<{ clientId: string; revenue: number; before: number }[]> {
  const { rows } = await database.execute<{ clientId: string; revenue: number; before: number }>(sql`
    select client_id as "clientId", revenue::float8 as revenue, revenue_before::float8 as before
    from insights.metric_clients where set_id = ${id} and (revenue <> 0 or revenue_before <> 0)`);
  return rows;
}

/**
 * Returns the revenue of calendar years, and the receivables at the end of each, using the set's month numbers. The caller must
 * ignore incomplete years; `unsure` counts documents whose open amount at the year's end is unknown.
 */
export async function revenueOfYears(
  database: Database,
  { id }: MetricSet,
): Promise<{ year: number; revenue: number; owed: number; unsure: number }[]> {
  const { rows } = await database.execute<{ year: number; revenue: number; owed: number; unsure: number }>(sql`
    with years as (
      select month / 12 as year, sum(revenue)::float8 as revenue, sum(owed)::float8 as owed, sum(unsure)::float8 as unsure
      from insights.metric_months where set_id = ${id} group by 1
    )
    select year, revenue, sum(owed) over (order by year) as owed, sum(unsure) over (order by year) as unsure
    from years order by year`);
  return rows;
}

/** Returns the annual total of the recurring services that are still billed in the firm's currency, at current prices. */
export async function recurringRevenue(database: Database, { id, home }: MetricSet): Promise<number> {
  const { rows } = await database.execute<{ revenue: number }>(sql`
    select coalesce(sum(annual_quantity * price), 0)::float8 as revenue
    from insights.metric_prices where set_id = ${id} and freshness <> 'ended' and currency = ${home}`);
  return rows[0]?.revenue ?? 0;
}

/** Returns the number of the firm's stale prices, and its sales, as of the last import. */
export async function firmNumbers(database: Database, companyId: string) {
  const { revenue, revenueBefore, period, dso, pricing, open, excluded } = await presentDashboard(database, companyId);
  return { revenue, revenueBefore, period, dso, pricing, open, excludedSales: excluded.sales };
}
