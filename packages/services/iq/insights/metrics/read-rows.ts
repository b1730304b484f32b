import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { firstDay, lastDay, type Month, monthNumberOf } from '@suite/values/month';
import { type SQL, sql } from 'drizzle-orm';
import type { DocumentKind, RowMetric, RowState } from '../contract/ledger-rows';
import type { ExcludedFrom } from '../contract/metric-schemas';
import { documentsOf, pastDueOf } from './documents';
import { lackedBy, lackedInMonth } from './excluded';
import type { MetricSet } from './metric-set';
import { type PageOfRows, type PageQuery, pageOfRows } from './page-of-rows';
import { spendRows } from './spend-rows';

interface RowsQuery extends PageQuery {
  clientId?: string | undefined;
  month?: Month | undefined;
  bucket?: 'current' | 'days1To30' | 'days31To60' | 'days61To90' | 'over90' | undefined;
  vendor?: string | undefined;
  from?: ExcludedFrom | undefined;
  /** Lists the rows that the metric excludes for this reason instead. */
  state?: RowState | undefined;
}

const buckets = { current: [0, 0], days1To30: [1, 30], days31To60: [31, 60], days61To90: [61, 90], over90: [91, 1e6] } as const;

/** Returns the rows behind a metric. @throws SuiteError `invalid_request` when the query lacks what the metric needs */
export function metricRows(database: Database, set: MetricSet, metric: RowMetric, query: RowsQuery): Promise<PageOfRows> {
  const found = foundRows(set, metric, query);
  return pageOfRows(database, set, query.state === 'unsure' ? lackingUnsure(found) : found, query);
}

function foundRows(set: MetricSet, metric: RowMetric, query: RowsQuery): SQL {
  if (metric === 'spend') return spendRows(set, query.vendor);
  if (metric === 'excluded') return excludedRows(set, query);
  if (metric === 'sales' || metric === 'revenue') return saleRows(set, metric, query);
  return owedRows(set, metric, query);
}

const lackingUnsure = (found: SQL) => sql`select * from (${found}) as behind where value is null and is_unsure`;

/** SQL for an amount that is null while the open amount of its row is unsure. */
const known = (amount: SQL, isUnsure = sql`is_unsure`) => sql`case when ${isUnsure} then null else ${amount} end`;

const ofClient = (clientId: string | undefined) => (clientId ? sql`f.client_id = ${clientId}` : sql`true`);

function owedRows(
  set: MetricSet,
  metric: Exclude<RowMetric, 'sales' | 'revenue' | 'spend' | 'excluded'>,
  { clientId, month, bucket, state }: RowsQuery,
): SQL {
  // A document without a rate is missing for that reason, whether it is settled or not.
  const counts = state === 'unsure' ? sql`worth is not null` : sql`true`;
  if (metric === 'cei') return moveRows(set, month, clientId, counts);
  // At the end of an earlier month, other documents were open than in the set.
  const of = month ? { ...set, asOf: endOf(month, set) } : set;
  const open = sql`${ofClient(clientId)} and ${
    month
      ? sql`f.first_document_on <= ${of.asOf}::date`
      : sql`(f.open_documents > 0 or f.unconverted_open > 0 or f.unsure_documents > 0)`
  }`;
  const [from, to] =
    metric === 'overdue'
      ? [1, 1e6]
      : metric === 'open'
        ? [0, 1e6]
        : buckets[metric === 'current' ? 'current' : (bucket ?? 'current')];
  return sql`
    select *, ${known(sql`open`)} as value from (
      select *, ${pastDueOf(of)} as past_due from (${documentsOf(of, open)}) as document
      where open <> 0 or (open is null and is_left) or (is_unsure and open is not null)
    ) as owed where past_due between ${from} and ${to} and ${counts}`;
}

/** Returns the last day of a month, or the as-of date in the current month. */
const endOf = (month: Month, { asOf }: MetricSet): string => isoDayOf(Math.min(lastDay(month), dayNumberOf(asOf)));

/**
 * SQL for what a month added to receivables and subtracted from them, by document: the values add up to the ending minus the
 * beginning balance. Includes documents whose open amount was unknown at either of the two.
 */
function moveRows(set: MetricSet, month: Month | undefined, clientId: string | undefined, counts: SQL): SQL {
  if (!month) throw new SuiteError('invalid_request', 'Say which month: month=2021-03.');
  const first = firstDay(month);
  const of = { ...set, asOf: endOf(month, set) };
  const active = sql`${ofClient(clientId)} and exists (
    select from insights.metric_client_months as m
    where m.set_id = f.set_id and m.client_id = f.client_id and (m.months @> array[${monthNumberOf(month)}::int] or 0 < any(m.unsure)))`;
  return sql`
    select kind, id, number, name, client_id, date, due_on, amount, currency, is_tax_known, is_unsure or is_unsure_before as is_unsure,
      ${known(sql`open - open_before`, sql`is_unsure or is_unsure_before`)} as value, ${pastDueOf(of)} as past_due
    from (${documentsOf(of, active, isoDayOf(first - 1))}) as document
    where ${counts} and (open <> open_before or (date >= ${isoDayOf(first)}::date and (kind <> 'payment' or open <> 0))
      or (open is not null and (is_unsure or is_unsure_before)))`;
}

/** SQL for invoices and credit notes of a month, or of the 365 days up to the as-of date. */
function saleRows(set: MetricSet, metric: 'sales' | 'revenue', { clientId, month }: RowsQuery): SQL {
  const asOf = dayNumberOf(set.asOf);
  const from = isoDayOf(month ? firstDay(month) : asOf - 364);
  const to = month ? endOf(month, set) : set.asOf;
  return sql`
    select kind, id, number, name, client_id, date, due_on, amount, currency, is_tax_known, false as is_unsure,
      ${sql.raw(metric === 'sales' ? 'worth' : 'net')} as value, ${pastDueOf(set)} as past_due
    from (${documentsOf(set, ofClient(clientId))}) as document
    where kind <> 'payment' and date between ${from}::date and ${to}::date`;
}

/** SQL for documents that a measure, a month, or any metric excludes because they have no rate. */
function excludedRows(set: MetricSet, { clientId, month, from }: RowsQuery): SQL {
  const lacked = month ? lackedInMonth(monthNumberOf(month)) : from ? lackedBy(from, set.asOf) : sql`true`;
  const of = (kind: string, table: string, { number, dueOn, party }: { number: string; dueOn: string; party: SQL }) => sql`
    select e.kind, e.document_id as id, ${sql.raw(number)} as number, party.name, e.client_id, e.dated_on as date,
      ${sql.raw(dueOn)}::date as due_on, e.amount, e.currency, null::bigint as value, 0 as past_due, true as is_tax_known,
      false as is_unsure
    from lacked as e join ${sql.raw(table)} as d on d.id = e.document_id join ${party} where e.kind = ${kind}`;
  const client = sql`ledger_views.clients as party on party.id = e.client_id`;
  const vendor = sql`ledger_views.vendors as party on party.id = d.vendor_id`;
  const none = 'null::text';
  return sql`
    with lacked as (
      select * from insights.metric_excluded
      where set_id = ${set.id} and ${lacked} ${clientId ? sql`and client_id = ${clientId}` : sql``}
    )
    ${of('invoice', 'ledger_views.invoices', { number: 'd.number', dueOn: 'd.due_on', party: client })}
    union all ${of('credit-note', 'ledger_views.credit_notes', { number: 'd.number', dueOn: 'null', party: client })}
    union all ${of('payment', 'ledger_views.payments', { number: 'd.reference', dueOn: 'null', party: client })}
    union all ${of('bill', 'ledger_views.bills', { number: 'd.number', dueOn: 'd.due_on', party: vendor })}
    union all ${of('vendor-payment', 'ledger_views.vendor_payments', { number: none, dueOn: 'null', party: vendor })}`;
}

const invoiceStates = {
  open: sql`and is_left and not is_unsure`,
  settled: sql`and not is_left and not is_unsure`,
  unsure: sql`and is_unsure`,
};

/** SQL for a client's invoices with the open amount of each. */
export function invoiceRows(set: MetricSet, clientId: string, state: keyof typeof invoiceStates | undefined): SQL {
  const condition = state ? invoiceStates[state] : sql``;
  return sql`
    select *, ${known(sql`open`)} as value, ${pastDueOf(set)} as past_due from (${documentsOf(set, ofClient(clientId))}) as document
    where kind = 'invoice' ${condition}`;
}

/** SQL for a client's payments and credit notes with the remaining amount of each. */
export const paymentRows = (set: MetricSet, clientId: string): SQL => sql`
  select *, ${known(sql`open`)} as value, ${pastDueOf(set)} as past_due from (${documentsOf(set, ofClient(clientId))}) as document
  where kind <> 'invoice'`;

/** SQL for one document of a client with its open amount. */
export const documentRow = (
  set: MetricSet,
  { kind, id, clientId }: { kind: DocumentKind; id: string; clientId: string },
): SQL => sql`
  select *, ${known(sql`open`)} as value, ${pastDueOf(set)} as past_due from (${documentsOf(set, ofClient(clientId))}) as document
  where kind = ${kind} and id = ${id}::bigint`;
