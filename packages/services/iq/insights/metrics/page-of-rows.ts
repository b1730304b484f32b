import type { Database } from '@suite/kernel/database/database';
import { minorDigits } from '@suite/values/money';
import { type SQL, sql } from 'drizzle-orm';
import type { LedgerRow, RowKind, RowSort } from '../contract/ledger-rows';
import { scaleOf } from './home-amount';
import type { MetricSet } from './metric-set';

export interface PageQuery {
  find: string;
  kind?: RowKind | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** Major units of a row's own currency. */
  amountFrom?: number | undefined;
  amountTo?: number | undefined;
  sort: RowSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

interface Totals {
  total: number;
  sum: number;
  unsure: number;
}

export interface PageOfRows extends Totals {
  rows: LedgerRow[];
  all: Totals;
}

const sorts: Record<RowSort, SQL> = {
  date: sql`date`,
  dueOn: sql`due_on`,
  name: sql`lower(name)`,
  number: sql`number`,
  amount: sql`amount`,
  value: sql`value`,
  daysPastDue: sql`past_due`,
};

/**
 * Returns a page of the rows that match search and filters, with totals of the matches and of all rows.
 * @param behind SQL for a table of rows, which is read once
 */
export async function pageOfRows(
  database: Database,
  { home }: Pick<MetricSet, 'home'>,
  behind: SQL,
  query: PageQuery,
): Promise<PageOfRows> {
  const { sort, order, offset, limit } = query;
  const direction = sql.raw(order === 'ascending' ? 'asc' : 'desc');
  const conditions = conditionsOf(query, home);
  const isFound = conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
  const totals = (of: SQL) => sql`
    json_build_object('total', count(*) filter (where ${of}), 'sum', coalesce(sum(value) filter (where ${of}), 0)::bigint,
      'unsure', count(*) filter (where is_unsure and ${of}))`;
  const { rows } = await database.execute<{ rows: LedgerRow[]; found: Totals; whole: Totals }>(sql`
    with behind as materialized (${behind}),
    page as (
      select kind, id::text as id, number, name, client_id as "clientId", date::text as date, due_on::text as "dueOn",
        amount::bigint as amount, currency, value::bigint as value, past_due as "daysPastDue", is_unsure as "isUnsure",
        is_tax_known as "isTaxKnown"
      from behind where ${isFound} order by ${sorts[sort]} ${direction} nulls last, kind, behind.id limit ${limit} offset ${offset}
    )
    select (select coalesce(json_agg(page), '[]') from page) as rows, ${totals(isFound)} as found, ${totals(sql`true`)} as whole
    from behind`);
  const [{ rows: page, found, whole }] = rows as [(typeof rows)[number]];
  return { rows: page, ...found, all: whole };
}

function conditionsOf({ find, kind, dateFrom, dateTo, amountFrom, amountTo }: PageQuery, home: string): SQL[] {
  const within = (column: string) => sql`position(lower(${find}) in lower(${sql.raw(column)})) > 0`;
  const written = sql`abs(amount) * ${scaleOf(sql`currency`, home)}`;
  const minor = (amount: number) => Math.round(amount * 10 ** minorDigits(home));
  return [
    find && sql`(${within('name')} or coalesce(${within('number')}, false))`,
    kind && sql`kind = ${kind}`,
    dateFrom && sql`date >= ${dateFrom}::date`,
    dateTo && sql`date <= ${dateTo}::date`,
    amountFrom !== undefined && sql`${written} >= ${minor(amountFrom)}`,
    amountTo !== undefined && sql`${written} <= ${minor(amountTo)}`,
  ].filter((condition) => typeof condition === 'object');
}
