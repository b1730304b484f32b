import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** Columns that a month adds to. */
const sums = ['sales', 'revenue', 'owed', 'overdue', 'over_30', 'over_60', 'over_90', 'unsure'];

const each = (write: (column: string) => string) => sql.raw(sums.map(write).join(', '));

/** Adds the months of a set's clients to those of the firm, or subtracts them with −1; covers all clients by default. */
export async function countMonths(database: Database, setId: number, sign: 1 | -1, clientIds?: readonly string[]): Promise<void> {
  const some = clientIds && sql`and client_id = any(${sql.param([...clientIds])}::uuid[])`;
  await database.execute(sql`
    insert into insights.metric_months (set_id, month, ${each((sum) => sum)})
    select ${setId}::bigint, month, ${each((sum) => `${sign} * sum(${sum})`)}
    from (
      select unnest(months) as month, ${each((sum) => `unnest(${sum}) as ${sum}`)}
      from insights.metric_client_months where set_id = ${setId} ${some ?? sql``}
    ) as added group by month
    on conflict (set_id, month) do update set ${each((sum) => `${sum} = metric_months.${sum} + excluded.${sum}`)}`);
}
