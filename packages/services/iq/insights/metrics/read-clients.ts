import type { Reason } from '@suite/insights/metric';
import type { SegmentMove } from '@suite/insights/segments/segment-move';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { pageOfClients } from '../clients/page-of-clients';
import type { ClientRow, ClientSort } from '../contract/clients';
import { ifCovered } from './coverage';
import { boundsJson, boundsOf, metricsWithin, type StoredBounds } from './owed-bounds';
import { badgeIn, moved } from './segment-moves';

/** SQL for a metric with a value, or not available with the reason of the first condition that is true. */
function metric(value: string, ...reasons: (readonly [condition: string, reason: Reason])[]): string {
  const none = reasons.map(
    ([condition, reason]) => `when ${condition} then jsonb_build_object('available', false, 'reason', '${reason}')`,
  );
  return `case ${none.join(' ')} else jsonb_build_object('available', true, 'value', ${value}) end`;
}

const ofSet = (column: string) => `(select ${column} from insights.metric_sets as s where s.id = f.set_id)`;

const coversBefore = ofSet('s.covers_from <= s.as_of - 729');

/** Conditions under which lists of open invoices leave sales incomplete, or what is open. */
const soldPartly = [`not ${ofSet('covers_sales')}`, 'paid-missing'] as const;
const soldPartlyBefore = [`not ${ofSet('covers_sales_before')}`, 'paid-missing'] as const;
const owedPartly = [`not ${ofSet('covers_open')}`, 'paid-missing'] as const;

/** SQL for the columns of a client's row, with `metric_clients` as `f` and `clients` as `c`. */
const columns = sql.raw(`
  f.client_id as "clientId", c.name, f.badge, ${metric('f.sales', soldPartly)} as sales,
  ${metric('f.sales_before', [`${coversBefore} is not true`, 'ledger-too-short'], soldPartlyBefore)} as "salesBefore",
  ${metric('f.revenue', soldPartly)} as revenue, f.tax_unknown as "taxUnknown",
  ${metric('f.revenue_before', [`${coversBefore} is not true`, 'ledger-too-short'], soldPartlyBefore)} as "revenueBefore",
  ${boundsJson(false)} as owed, ${ofSet('covers_open')} as "coversOpen", ${metric('f.longest_past_due', owedPartly, ['f.longest_past_due is null', 'settlement-unknown'])} as "longestPastDue", f.invoices,
  f.first_invoice_on::text as "firstInvoiceOn", f.last_invoice_on::text as "lastInvoiceOn", f.median_gap as "medianGap",
  ${metric('f.days_late', soldPartly, ['f.invoices_undated > 0', 'settlement-unknown'], ['f.days_late is null and f.unconverted > 0', 'no-exchange-rate'], ['f.days_late is null', 'nothing-settled'])} as "daysLate",
  ${metric('f.share_late', soldPartly, ['f.invoices_undecided > 0', 'settlement-unknown'], ['f.share_late is null', 'nothing-due'])} as "shareLate",
  case when f.unconverted > 0 or f.unconverted_open > 0 then coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'documents', documents, 'amount', amount) order by currency) from (
      select currency, count(*) as documents, sum(amount) as amount from insights.metric_excluded as e
      where e.set_id = f.set_id and e.client_id = f.client_id
        and (is_open or is_sale and dated_on > (select as_of from insights.metric_sets where id = f.set_id) - 365)
      group by currency
    ) as by_currency), '[]') else '[]'::jsonb end as excluded`);

/** A client's row as it is read. */
type ReadRow = Omit<ClientRow, 'open' | 'overdue' | 'unappliedCredit' | 'aging' | 'unsure'> & {
  owed: StoredBounds;
  coversOpen: boolean;
};

function rowOf({ owed, coversOpen, ...row }: ReadRow): ClientRow {
  const { open, overdue, unappliedCredit, aging } = metricsWithin(boundsOf([owed]));
  return {
    ...row,
    open: ifCovered(coversOpen, open),
    overdue: ifCovered(coversOpen, overdue),
    unappliedCredit: ifCovered(coversOpen, unappliedCredit),
    aging: ifCovered(coversOpen, aging),
    unsure: owed.unsure,
  };
}

const sorts: Record<ClientSort, SQL> = {
  name: sql`lower(c.name)`,
  badge: sql`f.badge`,
  sales: sql`f.sales`,
  salesBefore: sql`f.sales_before`,
  revenue: sql`f.revenue`,
  revenueBefore: sql`f.revenue_before`,
  open: sql`f.open`,
  overdue: sql`f.overdue`,
  overdueLessCredit: sql`f.overdue - f.unapplied_credit`,
  longestPastDue: sql`f.longest_past_due`,
  invoices: sql`f.invoices`,
  firstInvoiceOn: sql`f.first_invoice_on`,
  lastInvoiceOn: sql`f.last_invoice_on`,
  medianGap: sql`f.median_gap`,
  daysLate: sql`f.days_late`,
  shareLate: sql`f.share_late`,
};

/** SQL condition: the name of a client, or of one that was merged into it, contains a text. */
const isCalled = (find: string) => sql`(position(lower(${find}) in lower(c.name)) > 0 or c.id in (
  select m.merged_into from ledger_views.merged_clients as m where position(lower(${find}) in lower(m.name)) > 0))`;

interface Query {
  find: string;
  badge?: string | undefined;
  only?: 'overdue' | undefined;
  move?: SegmentMove | undefined;
  from?: string | undefined;
  sort: ClientSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/**
 * Returns a page of a set's clients; `total` counts all matches.
 * @param earlierId the set that `move` and `from` compare with
 */
export async function findClients(
  database: Database,
  setId: number,
  query: Query,
  earlierId?: number,
): Promise<{ clients: ClientRow[]; total: number }> {
  const { find, badge, only, move, from, sort, order, offset, limit } = query;
  const { rows, totals } = await pageOfClients<ReadRow, { total: number }>(database, {
    table: 'insights.metric_clients',
    as: 'f',
    columns: earlierId === undefined ? columns : sql`${columns}, ${badgeIn(earlierId)} as "badgeBefore"`,
    conditions: [
      sql`f.set_id = ${setId}`,
      badge && sql`f.badge = ${badge}`,
      only && sql`f.overdue > 0`,
      earlierId === undefined || !(move || from) ? undefined : moved({ setId, earlierId, move, from }),
      find && isCalled(find),
    ],
    sort: sorts[sort],
    order,
    ties: sql`f.client_id`,
    needsNames: Boolean(find) || sort === 'name',
    totals: sql`count(*)::int as total`,
    offset,
    limit,
  });
  return { clients: rows.map(rowOf), total: totals.total };
}

export async function findClient(database: Database, setId: number, clientId: string): Promise<ClientRow | undefined> {
  const { rows } = await database.execute<ReadRow & Record<string, unknown>>(sql`
    select ${columns} from insights.metric_clients as f join ledger_views.clients as c on c.id = f.client_id
    where f.set_id = ${setId} and f.client_id = ${clientId}`);
  return rows[0] && rowOf(rows[0]);
}
