import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { areSalesRevenue } from '../advisory/are-sales-revenue';
import { findToDos } from '../advisory/find-to-dos';
import type { ReportContent, ReportDebtor, ReportPrice } from '../contract/report-content';
import type { AdviceRule } from '../contract/to-dos';
import { findPrices } from '../metrics/read-prices';
import { findVendors } from '../metrics/read-vendors';

/** The number of rows in a section. The apps show the rest. */
export const TOP = 10;

/** Returns the clients with the highest overdue amount less credit, with their aging. */
export async function topDebtors(database: Database, setId: number): Promise<ReportDebtor[]> {
  const { rows } = await database.execute<ReportDebtor & Record<string, unknown>>(sql`
    select client_id as "clientId", name, current::float8 as current, days_1_to_30::float8 as "days1To30",
      days_31_to_60::float8 as "days31To60", days_61_to_90::float8 as "days61To90", over_90::float8 as "over90",
      overdue::float8 as overdue, unapplied_credit::float8 as "unappliedCredit", longest_past_due as "longestPastDue"
    from insights.metric_clients join ledger_views.clients on clients.id = client_id
    where set_id = ${setId} and overdue > 0 and overdue > unapplied_credit
    order by overdue - unapplied_credit desc, client_id limit ${TOP}`);
  return rows;
}

/** Returns the revenue by client of the 365 days up to the set's day; null if there is none. */
export async function concentrationOf(database: Database, setId: number): Promise<ReportContent['concentration']> {
  const { rows: sums } = await database.execute<{ revenue: number; clients: number }>(sql`
    select coalesce(sum(revenue), 0)::float8 as revenue, (count(*) filter (where revenue > 0))::int as clients
    from insights.metric_clients where set_id = ${setId}`);
  const sum = sums[0];
  if (!sum || sum.revenue <= 0) return null;
  const { rows: top } = await database.execute<{ clientId: string; name: string; revenue: number }>(sql`
    select client_id as "clientId", name, revenue::float8 as revenue
    from insights.metric_clients join ledger_views.clients on clients.id = client_id
    where set_id = ${setId} and revenue > 0 order by revenue desc, client_id limit ${TOP}`);
  return { ...sum, top };
}

/** Returns the prices that are due for an increase or stale, highest opportunity first. */
export async function agedPrices(database: Database, setId: number): Promise<ReportPrice[]> {
  const of = (freshness: string) =>
    findPrices(database, setId, { find: '', freshness, sort: 'opportunity', order: 'descending', offset: 0, limit: TOP });
  const found = [...(await of('very-stale')).prices, ...(await of('stale')).prices, ...(await of('due')).prices];
  return found
    .toSorted((a, b) => (b.opportunity ?? -1) - (a.opportunity ?? -1) || b.months - a.months)
    .slice(0, TOP)
    .map(({ clientId, client, service, currency, price, months, sinceKind, opportunity }) => ({
      clientId,
      client,
      service,
      currency,
      price,
      months,
      isOlder: sinceKind === 'first-billing',
      opportunity,
    }));
}

export async function topVendors(database: Database, setId: number) {
  const query = { find: '', sort: 'spend', order: 'descending', offset: 0, limit: TOP } as const;
  const { vendors } = await findVendors(database, setId, query);
  return vendors.map(({ name, spend }) => ({ name, spend }));
}

/** Returns the open to-dos in the order of the client advisory app. @param today the firm's current day, such as `2026-03-31` */
export async function openToDos(database: Database, companyId: string, today: string): Promise<ReportContent['toDos']> {
  const query = { list: 'open', find: '', sort: 'urgency', order: 'ascending', offset: 0, limit: TOP } as const;
  const { toDos, total } = await findToDos(database, { companyId, userId: NOBODY, today }, query);
  if (!total) return null;
  const { rows: sums } = await database.execute<{ rule: AdviceRule; amount: number }>(sql`
    select rule, sum(at_stake)::float8 as amount from insights.to_dos
    where company_id = ${companyId} and state = 'open' and (snoozed_until is null or snoozed_until <= ${today}::date)
      and rule is not null and at_stake is not null group by rule`);
  const of = (rule: AdviceRule) => sums.find((each) => each.rule === rule)?.amount ?? 0;
  return {
    count: total,
    amounts: {
      overdue: of('collect'),
      salesAtRisk: of('win-back') + of('find-out-why'),
      opportunity: of('raise-price'),
    },
    salesAreRevenue: await areSalesRevenue(database, companyId),
    first: toDos.map(({ clientId, client, rule, text, atStake, dueOn }) => ({ clientId, client, rule, text, atStake, dueOn })),
  };
}

/** Not a user: the lists of one user's own to-dos are not requested here. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
