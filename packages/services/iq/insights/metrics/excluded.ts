import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf, isoDayOf, monthsLater } from '@suite/values/day-number';
import { firstDay, lastDay } from '@suite/values/month';
import { type SQL, sql } from 'drizzle-orm';
import type { Excluded, ExcludedFrom } from '../contract/metric-schemas';
import { monthNumber } from './home-amount';

const YEAR = 365;

/**
 * Returns a SQL condition for the documents without a rate that a measure excludes as of the as-of date. `any` covers all
 * clients.
 * @param months number of months up to the as-of date that CEI covers
 */
export function lackedBy(measure: ExcludedFrom | 'any', asOf: string, months = 12): SQL {
  const ofYear = sql`(is_sale and dated_on > ${asOf}::date - ${YEAR}::int)`;
  if (measure === 'spend') return sql`client_id is null`;
  const ofClients = sql`client_id is not null`;
  if (measure === 'sales') return sql`${ofClients} and ${ofYear}`;
  if (measure === 'open') return sql`${ofClients} and is_open`;
  if (measure === 'dso') return sql`${ofClients} and (is_open or ${ofYear})`;
  // The whole months of the average, without the current one.
  const running = firstDay(asOf.slice(0, 7));
  const end = lastDay(asOf.slice(0, 7)) === dayNumberOf(asOf) ? monthsLater(running, 1) : running;
  const inMonths = sql`left_on >= ${isoDayOf(monthsLater(end, -months))}::date and dated_on < ${isoDayOf(end)}::date`;
  return measure === 'cei' ? sql`${ofClients} and ${inMonths}` : sql`${ofClients} and (${inMonths} or ${ofYear})`;
}

/** Returns a SQL condition for the documents that a month's amounts exclude: those with an open amount in it. */
export const lackedInMonth = (month: number): SQL =>
  sql`client_id is not null and ${month}::int between ${monthNumber(sql`dated_on`)} and ${monthNumber(sql`left_on`)}`;

const ofSet = (setId: number, clientId: string | undefined) =>
  sql`set_id = ${setId} ${clientId === undefined ? sql`` : sql`and client_id = ${clientId}`}`;

/** Returns the documents that each measure of a set, or of one of its clients, excludes, by currency. */
export async function excludedFrom<Measure extends ExcludedFrom | 'any'>(
  database: Database,
  { setId, asOf, clientId, months }: { setId: number; asOf: string; clientId?: string; months?: number },
  measures: readonly Measure[],
): Promise<Record<Measure, Excluded[]>> {
  const each = measures.map(
    (measure) => sql`
      select ${measure}::text as measure, currency, count(*)::int as documents, sum(amount)::float8 as amount
      from insights.metric_excluded where ${ofSet(setId, clientId)} and ${lackedBy(measure, asOf, months)} group by currency`,
  );
  const { rows } = await database.execute<Excluded & { measure: Measure } & Record<string, unknown>>(
    sql`select * from (${sql.join(each, sql` union all `)}) as lacked order by currency`,
  );
  const of = (measure: Measure) =>
    rows
      .filter((row) => row.measure === measure)
      .map(({ currency, documents, amount }): Excluded => ({ currency, documents, amount }));
  return Object.fromEntries(measures.map((measure) => [measure, of(measure)])) as Record<Measure, Excluded[]>;
}

/** Returns the documents that the months of a set, or of one of its clients, exclude, by month number. */
export async function excludedByMonth(
  database: Database,
  { setId, clientId, from }: { setId: number; clientId?: string; from: number },
): Promise<Map<number, Excluded[]>> {
  const { rows } = await database.execute<Excluded & { month: number } & Record<string, unknown>>(sql`
    select month, currency, count(*)::int as documents, sum(amount)::float8 as amount
    from insights.metric_excluded,
      generate_series(greatest(${monthNumber(sql`dated_on`)}, ${from}::int), ${monthNumber(sql`left_on`)}) as month
    where ${ofSet(setId, clientId)} and client_id is not null
    group by month, currency order by month, currency`);
  const months = new Map<number, Excluded[]>();
  for (const { month, currency, documents, amount } of rows) {
    months.set(month, [...(months.get(month) ?? []), { currency, documents, amount }]);
  }
  return months;
}
