import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { ReportPrice } from '../contract/report-content';

/**
 * Returns the prices of a set that became stale on or after a day, highest opportunity first; `count` includes those beyond the
 * limit. On the day that completes 18 months a price is still due, on the next day it is stale.
 */
export async function findNewlyStale(
  database: Database,
  setId: number,
  from: string,
  limit: number,
): Promise<{ count: number; prices: ReportPrice[] }> {
  const found = sql`
    from insights.metric_prices as p join ledger_views.clients as c on c.id = p.client_id
    where p.set_id = ${setId} and p.freshness in ('stale', 'very-stale') and (p.since + interval '18 months')::date >= ${from}::date - 1`;
  const { rows: prices } = await database.execute<ReportPrice & Record<string, unknown>>(sql`
    select p.client_id as "clientId", c.name as client, p.service, p.currency, p.price, p.months,
      p.since_kind = 'first-billing' as "isOlder", p.opportunity::float8 as opportunity
    ${found} order by p.opportunity desc nulls last, p.since, p.client_id, p.service limit ${limit}`);
  const { rows: counted } = await database.execute<{ count: number }>(sql`select count(*)::int as count ${found}`);
  return { count: counted[0]?.count ?? 0, prices };
}
