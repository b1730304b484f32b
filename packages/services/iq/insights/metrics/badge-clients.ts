import type { SalesQuantiles } from '@suite/insights/segments/sales-quantiles';
import { unavailableSegment } from '@suite/insights/segments/unavailable-segment';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { badgeConditions } from '../segments/badge-conditions';

/** Computes the segment of every client in a set, and writes the changed ones. */
export async function badgeClients(database: Database, setId: number, asOf: string): Promise<void> {
  await database.execute(sql`
    with ${quantilesOf(sql`(select * from insights.metric_clients where set_id = ${setId})`)},
    given as materialized (select client_id, ${badgeOf(asOf)} as badge from insights.metric_clients, quantiles where set_id = ${setId})
    update insights.metric_clients as client set badge = given.badge from given
    where client.set_id = ${setId} and client.client_id = given.client_id and client.badge <> given.badge`);
}

/** Returns the inputs of a set's segments: the quantiles of its clients' sales, and the day on which its ledger starts. */
export async function badgesBy(
  database: Database,
  setId: number,
): Promise<{ salesQuantiles: SalesQuantiles | null; coversFrom: string | null }> {
  const { rows } = await database.execute<{ [key in keyof SalesQuantiles]: number | null } & { coversFrom: string | null }>(sql`
    with ${quantilesOf(sql`(select * from insights.metric_clients where set_id = ${setId})`)}
    select q40, q60, q80, covers_from::text as "coversFrom" from quantiles`);
  const { q40 = null, q60 = null, q80 = null, coversFrom = null } = rows[0] ?? {};
  return { salesQuantiles: q40 === null || q60 === null || q80 === null ? null : { q40, q60, q80 }, coversFrom };
}

/**
 * SQL for `quantiles`, one row with the `salesQuantiles` of packages/insights for clients with sales in either year, and with
 * `covers_from`, the date of their first document. It uses the same double-precision steps, so that both implementations put a
 * client on the same side of each quantile.
 */
export const quantilesOf = (clients: SQL): SQL => sql`
  ranked as (
    select sales::float8 as sales, row_number() over (order by sales) - 1 as place, count(*) over () - 1 as last
    from ${clients} as ranking where greatest(sales, sales_before) > 0
  ),
  quantiles as materialized (
    select ${sql.join(
      [40, 60, 80].map((percent) => sql`${quantile(percent)} as ${sql.raw(`q${percent}`)}`),
      sql`, `,
    )}, (select min(first_document_on) from ${clients} as covering) as covers_from
    from ranked
  )`;

/** SQL for `quantile` of packages/insights over `ranked`; null without clients. */
function quantile(percent: number): SQL {
  const position = sql.raw(`(${percent} * last / 100::float8)`);
  const valueAt = (place: SQL) => sql`max(sales) filter (where place = ${place})`;
  const below = valueAt(sql`floor(${position})`);
  const above = valueAt(sql`ceil(${position})`);
  return sql`(${below} + max(${position} - floor(${position})) * (${above} - ${below}))`;
}

/**
 * SQL for the rules of `badgeOf` in packages/insights, using the columns of `metric_clients` and `quantiles`. A condition is null
 * when it needs missing payment dates; the segment is then not available.
 */
export function badgeOf(asOf: string): SQL {
  const day = sql`${asOf}::date`;
  const { known, hasExcessCredit, isLateOnAverage, isShrinking, isNew, isGrowing } = badgeConditions('', day);
  const silent = sql`(${day} - last_invoice_on)`;
  const cadence = sql`greatest(30, coalesce(median_gap, 0))`;
  const recent = sql`greatest(sales, sales_before)`;
  const isLate = sql`case when invoices_undated > 0 then null else coalesce(${isLateOnAverage}, false) end`;
  const areLate = sql`case when invoices_due = 0 then false when 2 * invoices_late >= invoices_due then true
    when 2 * (invoices_late + invoices_undecided) >= invoices_due then null else false end`;
  const isOpen = sql`case when surely_past_due > 60 then true when perhaps_past_due > 60 then null else false end`;
  const isPunctual = sql`case when invoices_due = 0 or 4 * invoices_late > invoices_due then false
    when 4 * (invoices_late + invoices_undecided) <= invoices_due then true end`;
  const unlessKnown = (condition: SQL) => sql`when (${condition}) is null then ${sql.raw(`'${unavailableSegment}'`)}`;
  const mismatches = sql`ledger_customers >= 2 or paid_before_invoice > 0 or paid_above_invoice > 0 or due_before_issue > 0
    or unconverted > 0 or ${hasExcessCredit}`;
  const paysLate = sql`${isLate} or ${areLate} or ${isOpen}`;
  const isChampion = sql`coalesce(sales >= q80, false) and ${isPunctual}`;
  return sql`case
    when ledger_customers = 0 then 'not-set'
    when ${mismatches} then 'possible-mismatch' ${unlessKnown(mismatches)}
    when invoices < 3 or ${known} < 90 then 'limited-data'
    when ${silent} > 2 * ${cadence} and ${recent} > 0 and ${recent} >= q60 then 'do-not-lose-them'
    when ${silent} > greatest(365, 2 * ${cadence}) then 'hibernating'
    when ${paysLate} then 'late-payer' ${unlessKnown(paysLate)}
    when ${isChampion} then 'champion' ${unlessKnown(isChampion)}
    when ${silent} > 2 * ${cadence} or ${isShrinking} then 'needs-attention'
    when sales < q40 and (
      ${isNew} or (${day} - covers_from + 1 >= 730 and ${isGrowing})) then 'promising'
    else 'good' end`;
}
