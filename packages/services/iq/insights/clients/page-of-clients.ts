import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';

interface PageQuery {
  /** A table with a `client_id`, and what the SQL below calls it; `clients` is `c`. */
  table: string;
  as: string;
  columns: SQL;
  /** All must hold; what is no SQL is left out. */
  conditions: readonly (SQL | '' | undefined)[];
  sort: SQL;
  order: 'ascending' | 'descending';
  /** Decides between rows of one rank. */
  ties: SQL;
  /** Whether the conditions or the sort look at `c`. */
  needsNames: boolean;
  /** Aggregates over all that were found. */
  totals: SQL;
  offset: number;
  limit: number;
}

/**
 * A page of rows that belong to clients, with the clients' names, and totals of all that were found; what has no value comes
 * last. The names of all are looked up only where they decide; those of the page are few.
 */
export async function pageOfClients<Row, Totals>(database: Database, query: PageQuery): Promise<{ rows: Row[]; totals: Totals }> {
  const { columns, conditions, sort, order, ties, needsNames, totals, offset, limit } = query;
  const as = sql.raw(query.as);
  const named = sql`join books.clients as c on c.id = ${as}.client_id`;
  const found = sql`from ${sql.raw(query.table)} as ${as} ${needsNames ? named : sql``}
    where ${sql.join(conditions.filter(Boolean), sql` and `)}`;
  const ordered = sql`order by ${sort} ${sql.raw(order === 'ascending' ? 'asc' : 'desc')} nulls last, ${ties}`;
  const { rows } = await database.execute(sql`
    with page as materialized (select ${as}.* ${found} ${ordered} limit ${limit} offset ${offset})
    select ${columns} from page as ${as} ${named} ${ordered}`);
  const { rows: counted } = await database.execute(sql`select ${totals} ${found}`);
  return { rows: rows as Row[], totals: counted[0] as Totals };
}
