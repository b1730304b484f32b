import { dayOf, isoOf } from '@suite/insights/calendar';
import { ceiOfPeriod } from '@suite/insights/receivables/cei';
import { averageDaysDelinquent, bestPossibleDso, dso } from '@suite/insights/receivables/dso';
import { badgeNames } from '@suite/insights/segments/badge';
import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import type { Dashboard } from '../contract/dashboard';
import { figureMonths } from '../schema/metrics';
import { monthFigures } from './month-figures';
import { vendorShares } from './vendor-analysis';

interface Of {
  setId: number;
  asOf: string;
  home: string;
}

const MONTHS = 24;
const YEAR = 365;
const TOP = 10;

interface Sums extends Record<string, unknown> {
  badge: Dashboard['segments'][number]['badge'];
  clients: number;
  sales: number;
  salesBefore: number;
  open: number;
  current: number;
  overdue: number;
  days1To30: number;
  days31To60: number;
  days61To90: number;
  over90: number;
  unconverted: number;
}

/** The dashboard's answer from the rows of a set; it is kept with the set, so that it is worked out once. */
export async function dashboardOf(database: Database, { setId, asOf, home }: Of): Promise<Dashboard> {
  const { rows: segments } = await database.execute<Sums>(sumsOf(setId));
  const sum = (key: keyof Sums) => segments.reduce((total, each) => total + Number(each[key]), 0);
  const months = monthFigures(await monthSums(database, setId), asOf, MONTHS);
  const ofYear = months.slice(0, 12);
  const [open, current, sales, unconverted] = [sum('open'), sum('current'), sum('sales'), sum('unconverted')];
  const period = { open, current, sales, days: YEAR, unconverted };
  return {
    asOf,
    currency: home,
    period: { from: isoOf(dayOf(asOf) - YEAR + 1), to: asOf },
    clients: sum('clients'),
    sales,
    salesBefore: sum('salesBefore'),
    open,
    overdue: sum('overdue'),
    unconverted,
    ageing: {
      current,
      days1To30: sum('days1To30'),
      days31To60: sum('days31To60'),
      days61To90: sum('days61To90'),
      over90: sum('over90'),
    },
    cei: ceiOfPeriod(ofYear).mean,
    dso: dso(period),
    bestPossibleDso: bestPossibleDso(period),
    averageDaysDelinquent: averageDaysDelinquent(period),
    countbackDso: months[0]?.countbackDso ?? { available: false, reason: 'no-sales' },
    months,
    segments: badgeNames.map((badge) => {
      const found = segments.find((each) => each.badge === badge);
      return {
        badge,
        clients: found?.clients ?? 0,
        sales: found?.sales ?? 0,
        open: found?.open ?? 0,
        overdue: found?.overdue ?? 0,
      };
    }),
    pricing: await pricingOf(database, setId),
    topOverdue: await topOverdue(database, setId),
    vendors: await vendorShares(database, setId),
  };
}

export function monthSums(database: Database, setId: number) {
  return database.select().from(figureMonths).where(eq(figureMonths.setId, setId));
}

const sumsOf = (setId: number) => sql`
  select badge, count(*)::int as clients, sum(sales)::float8 as sales, sum(sales_before)::float8 as "salesBefore",
    sum(open)::float8 as open, sum(current)::float8 as current, sum(overdue)::float8 as overdue,
    sum(days_1_to_30)::float8 as "days1To30", sum(days_31_to_60)::float8 as "days31To60",
    sum(days_61_to_90)::float8 as "days61To90", sum(over_90)::float8 as "over90",
    sum(unconverted + unconverted_open)::int as unconverted
  from insights.figure_clients where set_id = ${setId} group by badge`;

async function pricingOf(database: Database, setId: number): Promise<Dashboard['pricing']> {
  const { rows } = await database.execute<{ freshness: string; prices: number; opportunity: number | null; unknown: number }>(sql`
    select freshness, count(*)::int as prices, sum(opportunity)::float8 as opportunity,
      (count(*) filter (where opportunity is null))::int as unknown
    from insights.figure_prices where set_id = ${setId} group by freshness`);
  const of = (freshness: string) => rows.find((row) => row.freshness === freshness)?.prices ?? 0;
  const known = rows.filter(({ opportunity }) => opportunity !== null);
  return {
    prices: { fresh: of('fresh'), due: of('due'), stale: of('stale'), veryStale: of('very-stale') },
    opportunity: known.length
      ? { available: true, value: known.reduce((sum, { opportunity }) => sum + (opportunity ?? 0), 0) }
      : { available: false, reason: 'no-uplift-known' },
    unknown: rows.reduce((sum, { unknown }) => sum + unknown, 0),
  };
}

async function topOverdue(database: Database, setId: number): Promise<Dashboard['topOverdue']> {
  const { rows } = await database.execute<Dashboard['topOverdue'][number] & Record<string, unknown>>(sql`
    select client_id as "clientId", name, badge, overdue::float8 as overdue, longest_past_due as "longestPastDue"
    from insights.figure_clients join books.clients on clients.id = client_id
    where set_id = ${setId} and overdue > 0 order by overdue desc, client_id limit ${TOP}`);
  return rows;
}
