import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Returns whether each client's credit sales are the same as its revenue, in the year to the as-of date and the one before. */
export async function areSalesRevenue(database: Database, companyId: string): Promise<boolean> {
  const { rows } = await database.execute<{ areOne: boolean }>(sql`
    select not exists (
      select from insights.metric_clients as f join insights.metric_sets as s on s.id = f.set_id
      where s.company_id = ${companyId} and s.is_present and (f.sales <> f.revenue or f.sales_before <> f.revenue_before)
    ) as "areOne"`);
  return rows[0]?.areOne ?? true;
}
