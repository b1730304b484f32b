import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';

interface PageQuery {
  /** A table with a `client_id`, and its alias in the SQL below; the alias of `clients` is `c`. */
  table: string;
  as: string;
  columns: SQL;
  /** Conditions combined with `and`; falsy ones are left out. */
  conditions: readonly (SQL | '' | undefined)[];
  sort: SQL;
  order: 'ascending' | 'descending';
  /** Orders rows with equal sort values. */
  ties: SQL;
  /** Whether the conditions or the sort use `c`. */
  needsNames: boolean;
  /** Aggregates over all matches. */
  totals: SQL;
  offset: number;
  limit: number;
}

/**
 * Returns a page of rows with the names of their clients, and totals of all matches; rows without a value come last. Names of all
 * clients are joined only if the conditions or the sort need them; otherwise only those of the page.
 */
export async function pageOfClients<Row, Totals>(database: Database, query: PageQuery): Promise<{ rows: Row[]; totals: Totals }> {
  const { columns, conditions, sort, order, ties, needsNames, totals, offset, limit } = query;
  const as = sql.raw(query.as);
  const named = sql`join ledger_views.clients as c on c.id = ${as}.client_id`;
  const found = sql`from ${sql.raw(query.table)} as ${as} ${needsNames ? named : sql``}
    where ${sql.join(conditions.filter(Boolean), sql` and `)}`;
  const ordered = sql`order by ${sort} ${sql.raw(order === 'ascending' ? 'asc' : 'desc')} nulls last, ${ties}`;
  const { rows } = await database.execute(sql`
    with page as materialized (select ${as}.* ${found} ${ordered} limit ${limit} offset ${offset})
    select ${columns} from page as ${as} ${named} ${ordered}`);
  const { rows: counted } = await database.execute(sql`select ${totals} ${found}`);
  return { rows: rows as Row[], totals: counted[0] as Totals };
}
