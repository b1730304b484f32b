import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Adds the months of a set's clients to those of the firm, or with −1 takes them away again; all clients unless told whose. */
export async function countMonths(database: Database, setId: number, sign: 1 | -1, clientIds?: readonly string[]): Promise<void> {
  const some = clientIds && sql`and client_id = any(${sql.param([...clientIds])}::uuid[])`;
  await database.execute(sql`
    insert into insights.figure_months (set_id, month, sales, revenue, owed, overdue, unsure)
    select ${setId}::bigint, month, ${sign} * sum(sales), ${sign} * sum(revenue), ${sign} * sum(owed), ${sign} * sum(overdue),
      ${sign} * sum(unsure)
    from (
      select unnest(months) as month, unnest(sales) as sales, unnest(revenue) as revenue, unnest(owed) as owed,
        unnest(overdue) as overdue, unnest(unsure) as unsure
      from insights.figure_client_months where set_id = ${setId} ${some ?? sql``}
    ) as added group by month
    on conflict (set_id, month) do update set sales = figure_months.sales + excluded.sales,
      revenue = figure_months.revenue + excluded.revenue, owed = figure_months.owed + excluded.owed,
      overdue = figure_months.overdue + excluded.overdue, unsure = figure_months.unsure + excluded.unsure`);
}
