import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { factorOf, homeAmount } from '../metrics/home-amount';
import type { MetricSet } from '../metrics/metric-set';

/** Returns invoices less credit notes between two days for the clients of a set, with and without tax. */
export async function salesBetween(
  database: Database,
  { id, companyId, home }: MetricSet,
  from: string,
  to: string,
): Promise<{ sales: number; revenue: number }> {
  const worthOf = (table: string, sign: 1 | -1, net: string) => sql`
    select ${sign} * (${homeAmount(sql`d.total`)}) as worth, ${sign} * (${homeAmount(sql.raw(net))}) as net
    from ${sql.raw(table)} as d join ledger_views.customers as k on k.id = d.customer_id
    join insights.metric_clients as f on f.set_id = ${id} and f.client_id = k.client_id,
    lateral (select d.currency = ${home} as is_home, ${factorOf('d', home)} as factor) as rate
    where d.company_id = ${companyId} and d.issued_on between ${from}::date and ${to}::date`;
  const { rows } = await database.execute<{ sales: number; revenue: number }>(sql`
    select coalesce(sum(worth), 0)::float8 as sales, coalesce(sum(net), 0)::float8 as revenue
    from (${worthOf('ledger_views.invoices', 1, 'd.subtotal')} union all ${worthOf('ledger_views.credit_notes', -1, '(d.total - coalesce(d.tax, 0))')}) as sold`);
  return rows[0] ?? { sales: 0, revenue: 0 };
}
