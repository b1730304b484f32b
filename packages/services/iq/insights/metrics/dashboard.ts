import { available, type Metric, notAvailable, type Reason } from '@suite/insights/metric';
import { dsoMetrics } from '@suite/insights/receivables/bounds';
import { segmentNames } from '@suite/insights/segments/segment-names';
import type { Database } from '@suite/kernel/database/database';
import { monthNumberOf } from '@suite/values/month';
import { eq, sql } from 'drizzle-orm';
import type { Dashboard } from '../contract/dashboard';
import { metricMonths } from '../schema/metrics';
import { type Covered, coveredPeriods, ifCovered } from './coverage';
import { coversBefore, periodOf } from './covered';
import { excludedByMonth, excludedFrom } from './excluded';
import { ceiOfMonths, monthMetrics } from './month-metrics';
import { boundsJson, boundsOf, metricsWithin, type StoredBounds } from './owed-bounds';
import { vendorShares } from './vendor-analysis';

interface Of extends Covered {
  setId: number;
  asOf: string;
  home: string;
}

const MONTHS = 24;
const YEAR_MONTHS = 12;
const TOP = 10;

interface Sums extends Record<string, unknown> {
  badge: Dashboard['segments'][number]['badge'];
  clients: number;
  sales: number;
  salesBefore: number;
  revenue: number;
  revenueBefore: number;
  taxUnknown: number;
  owed: StoredBounds;
  clientsUnsure: number;
}

/** Builds the dashboard response from the rows of a set; it is stored with the set. */
export async function dashboardOf(database: Database, { setId, asOf, home, ...covered }: Of): Promise<Dashboard> {
  const { coversFrom } = covered;
  const covers = coveredPeriods(covered, asOf);
  const { rows: segments } = await database.execute<Sums>(sumsOf(setId));
  const sum = (key: keyof Sums) => segments.reduce((total, each) => total + Number(each[key]), 0);
  const ledger = { asOf, ...covered };
  const months = await monthsOf(database, { setId, ...ledger }, MONTHS);
  const { mean, inOnePiece } = ceiOfMonths(await monthSums(database, setId), ledger, YEAR_MONTHS);
  const sales = sum('sales');
  const period = periodOf(coversFrom, asOf);
  const bounds = boundsOf(segments.map(({ owed }) => owed));
  const owed = metricsWithin(bounds);
  const ofDso = bounds && dsoMetrics(bounds, { sales, days: period.days });
  // A ledger that only has vendors shows nothing about receivables, which is not the same as zero.
  const known = <Value>(metric: Metric<Value>): Metric<Value> =>
    coversFrom === null ? notAvailable('no-invoices') : ifCovered(covers.coversOpen, metric);
  const sold = <Value>(metric: Metric<Value>): Metric<Value> => ifCovered(covers.coversSales, metric);
  const before = (key: 'salesBefore' | 'revenueBefore') =>
    coversBefore(coversFrom, asOf)
      ? ifCovered(covers.coversSalesBefore, available(sum(key)))
      : sold(notAvailable('ledger-too-short'));
  return {
    asOf,
    currency: home,
    period,
    clients: sum('clients'),
    sales: sold(available(sales)),
    salesBefore: before('salesBefore'),
    revenue: sold(available(sum('revenue'))),
    revenueBefore: before('revenueBefore'),
    taxUnknown: sum('taxUnknown'),
    open: known(owed.open),
    overdue: known(owed.overdue),
    unappliedCredit: known(owed.unappliedCredit),
    unsure: segments.reduce((total, { owed: { unsure } }) => total + unsure, 0),
    excluded: await excludedFrom(database, { setId, asOf }, ['sales', 'open', 'dso', 'cei', 'spend']),
    aging: known(owed.aging),
    cei: mean,
    ceiInOnePiece: inOnePiece,
    dso: sold(known(ofDso?.dso ?? notAvailable('settlement-unknown'))),
    bestPossibleDso: sold(known(ofDso?.bestPossibleDso ?? notAvailable('settlement-unknown'))),
    averageDaysDelinquent: sold(known(ofDso?.averageDaysDelinquent ?? notAvailable('settlement-unknown'))),
    countbackDso: months[0]?.countbackDso ?? notAvailable('no-sales'),
    months,
    segments: segmentNames.map((badge) => {
      const found = segments.find((each) => each.badge === badge);
      const { open, overdue } = metricsWithin(boundsOf(found ? [found.owed] : []));
      return {
        badge,
        clients: found?.clients ?? 0,
        sales: sold(available(found?.sales ?? 0)),
        open: ifCovered(covers.coversOpen, open),
        overdue: ifCovered(covers.coversOpen, overdue),
      };
    }),
    pricing: await pricingOf(database, setId, covers.coversSales),
    topOverdue: await topOverdue(database, setId),
    overdueUnsure: sum('clientsUnsure'),
    vendors: await vendorShares(database, setId),
  };
}

/** Returns the firm's months up to the as-of date, newest first. */
export async function monthsOf(database: Database, { setId, ...ledger }: Omit<Of, 'home'>, count: number) {
  const { asOf } = ledger;
  const excluded = await excludedByMonth(database, { setId, from: monthNumberOf(asOf.slice(0, 7)) - count });
  return monthMetrics({ sums: await monthSums(database, setId), excluded }, ledger, count);
}

export function monthSums(database: Database, setId: number) {
  return database.select().from(metricMonths).where(eq(metricMonths.setId, setId));
}

const sumsOf = (setId: number) => sql`
  select badge, count(*)::int as clients, sum(sales)::float8 as sales, sum(sales_before)::float8 as "salesBefore",
    sum(revenue)::float8 as revenue, sum(revenue_before)::float8 as "revenueBefore", sum(tax_unknown)::int as "taxUnknown",
    ${sql.raw(boundsJson(true))} as owed, (count(*) filter (where unsure_documents > 0))::int as "clientsUnsure"
  from insights.metric_clients as f where set_id = ${setId} group by badge`;

async function pricingOf(database: Database, setId: number, isCovered: boolean): Promise<Dashboard['pricing']> {
  const { rows } = await database.execute<{ freshness: string; prices: number; opportunity: number | null; unknown: number }>(sql`
    select freshness, count(*)::int as prices, sum(opportunity)::float8 as opportunity,
      (count(*) filter (where opportunity is null and freshness <> 'ended'))::int as unknown
    from insights.metric_prices where set_id = ${setId} group by freshness`);
  const of = (freshness: string) => rows.find((row) => row.freshness === freshness)?.prices ?? 0;
  const opportunityOf = (rows: { opportunity: number | null }[], ifNone: Reason): Metric<number> => {
    if (!isCovered) return notAvailable('paid-missing');
    if (rows.length === 0) return notAvailable(ifNone);
    const known = rows.flatMap(({ opportunity }) => opportunity ?? []);
    return known.length ? available(known.reduce((sum, opportunity) => sum + opportunity, 0)) : notAvailable('no-uplift-known');
  };
  return {
    prices: {
      fresh: of('fresh'),
      due: of('due'),
      stale: of('stale'),
      veryStale: of('very-stale'),
      unknown: of('unknown'),
      ended: of('ended'),
    },
    opportunity: opportunityOf(rows, 'no-prices'),
    unknown: rows.reduce((sum, { unknown }) => sum + unknown, 0),
    staleOpportunity: opportunityOf(
      rows.filter(({ freshness }) => freshness === 'stale' || freshness === 'very-stale'),
      'no-stale-prices',
    ),
  };
}

async function topOverdue(database: Database, setId: number): Promise<Dashboard['topOverdue']> {
  const { rows } = await database.execute<Dashboard['topOverdue'][number] & Record<string, unknown>>(sql`
    select client_id as "clientId", name, badge, overdue::float8 as overdue, unapplied_credit::float8 as "unappliedCredit",
      longest_past_due as "longestPastDue"
    from insights.metric_clients join ledger_views.clients on clients.id = client_id
    where set_id = ${setId} and overdue > 0 and overdue > unapplied_credit
    order by overdue - unapplied_credit desc, client_id limit ${TOP}`);
  return rows;
}
