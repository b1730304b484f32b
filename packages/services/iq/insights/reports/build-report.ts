import { firmDay } from '@services/identity/ports';
import { available, notAvailable } from '@suite/insights/metric';
import type { Database } from '@suite/kernel/database/database';
import { earlierPeriods, type Period } from '@suite/values/period';
import type { Dashboard } from '../contract/dashboard';
import type { FirmMonth } from '../contract/metric-schemas';
import {
  type Headline,
  type HeadlineMeasure,
  headlineMeasures,
  type ReportContent,
  type ReportKind,
  type ReportSection,
} from '../contract/report-content';
import { coversSales } from '../metrics/coverage';
import { monthsOf } from '../metrics/dashboard';
import { excludedFrom } from '../metrics/excluded';
import { asChosen } from '../metrics/metric-choices';
import { dashboardOfSet, type MetricSet } from '../metrics/metric-set';
import { isWhole, type Measured, measuresOfMonths } from './compared';
import { findNewlyStale } from './newly-stale';
import { agedPrices, concentrationOf, openToDos, TOP, topDebtors, topVendors } from './read-sections';
import { salesBetween } from './sales-between';

/** The number of months drawn in charts, and of earlier months that they are compared with. */
const YEAR = 12;

interface Of {
  kind: ReportKind;
  period: Period;
  firm: string;
  sections: readonly ReportSection[];
  /** The metric snapshot as of the last day of the period, or of the last earlier day that the ledger covers. */
  set: MetricSet;
  /** The report of the previous week, which has the receivables at its end; for weekly reports only. */
  weekBefore: ReportContent | undefined;
  now: number;
}

/**
 * Builds the content of a report from the same reads as the metrics API. Returns undefined if the ledger has nothing to report.
 */
export async function buildReport(database: Database, of: Of): Promise<ReportContent | undefined> {
  const { kind, period, firm, sections, set, now } = of;
  const dashboard = await dashboardOfSet(database, set.id);
  if (isEmpty(dashboard)) return undefined;
  const { aging, overdueUnsure } = dashboard;
  const months = asChosen(await monthsOf(database, { setId: set.id, ...set }, 2 * YEAR), set.leavesOut);
  const has = (section: ReportSection) => sections.includes(section);
  const read = async <Value>(section: ReportSection, reads: () => Promise<Value>): Promise<Value | null> =>
    has(section) ? reads() : null;
  const madeOn = await firmDay(database, set.companyId, now);
  const debtors = await read('receivables', () => topDebtors(database, set.id));
  return {
    kind,
    ...period,
    madeOn,
    asOf: set.asOf,
    firm,
    currency: set.home,
    sections: [...sections],
    coversFrom: set.coversFrom,
    days: dashboard.period.days,
    ...(await headlineOf(database, of, dashboard, months)),
    excluded: (await excludedFrom(database, { setId: set.id, asOf: set.asOf }, ['any'])).any,
    months: has('revenue') || has('collections') ? lastYear(months) : [],
    aging:
      has('receivables') && aging.available && Object.values(aging.value).some((amount) => amount !== 0) ? aging.value : null,
    ...(has('receivables') && (aging.available ? aging.leftOut : aging.range) && { uncertain: { aging } }),
    debtors: debtors?.length ? debtors : null,
    overdueUnsure: has('receivables') ? overdueUnsure : 0,
    concentration: dashboard.revenue.available ? await read('concentration', () => concentrationOf(database, set.id)) : null,
    pricing: await read('prices', () => pricingOf(database, set, dashboard, period)),
    segments: has('segments') ? segmentsOf(dashboard) : null,
    vendors: await read('vendors', () => vendorsOf(database, set, dashboard)),
    toDos: await read('toDos', () => openToDos(database, set.companyId, madeOn)),
  };
}

/** Returns true if nothing was ever sold, bought or owed. */
function isEmpty({ open, sales, vendors, segments }: Dashboard): boolean {
  const isNothing = open.available ? open.value === 0 : open.reason === 'no-invoices';
  const isUnsold = sales.available && sales.value === 0;
  return isNothing && isUnsold && !vendors.vendors && segments.every(({ badge, clients }) => !clients || badge === 'not-set');
}

/** Returns the key metrics with their values one period and one year earlier. An unfinished period is compared with nothing. */
async function headlineOf(
  database: Database,
  { kind, period, set, weekBefore }: Of,
  dashboard: Dashboard,
  months: readonly FirmMonth[],
): Promise<Pick<ReportContent, 'compared' | 'headline' | 'ceiOf'>> {
  const { open, overdue, cei, dso } = dashboard;
  const earlier = earlierPeriods(kind, period);
  const isEnded = set.asOf >= period.to;
  const sold = async ({ from, to }: Period) => {
    if (!coversSales(set, from, to)) return { revenue: notAvailable('paid-missing'), sales: notAvailable('paid-missing') };
    const { sales, revenue } = await salesBetween(database, set, from, to);
    return { revenue: available(revenue), sales: available(sales) };
  };
  const isCovered = ({ from }: Period) => set.coversFrom !== null && set.coversFrom <= from;
  const ofMonths = kind !== 'weekly' && isEnded ? measuresOfMonths(months, period) : undefined;
  const now: Partial<Measured> = ofMonths ?? {
    ...(await sold({ from: period.from, to: set.asOf })),
    ...({ open, overdue, cei, dso } as Partial<Measured>),
  };
  const before = async (other: Period | null): Promise<Partial<Measured> | undefined> => {
    if (!other || !isEnded) return undefined;
    if (kind !== 'weekly') return ofMonths && measuresOfMonths(months, other);
    if (!isCovered(other)) return undefined;
    return { ...(await sold(other)), ...(weekBefore?.to === other.to && owedIn(weekBefore, set.home)) };
  };
  const [prior, yearBefore] = [await before(earlier.prior), await before(earlier.yearBefore)];
  const headline = headlineMeasures.map(
    (measure): Headline => ({
      measure,
      value: now[measure] as Headline['value'],
      prior: prior?.[measure] ?? null,
      yearBefore: yearBefore?.[measure] ?? null,
    }),
  );
  return {
    compared: { prior: prior ? earlier.prior : null, yearBefore: yearBefore ? earlier.yearBefore : null },
    headline,
    ceiOf: ofMonths ? 'period' : 'year',
  };
}

/** Returns the receivables at the end of an earlier report's period. */
function owedIn({ currency, asOf, to, headline }: ReportContent, home: string): Partial<Measured> {
  if (currency !== home || asOf < to) return {};
  const owed: readonly HeadlineMeasure[] = ['open', 'overdue', 'cei', 'dso'];
  const known = headline.filter(({ measure }) => owed.includes(measure));
  return Object.fromEntries(known.map(({ measure, value }) => [measure, value])) as Partial<Measured>;
}

/** Returns the last twelve complete months, oldest first, each with the revenue of the same month a year earlier. */
function lastYear(newestFirst: readonly FirmMonth[]): ReportContent['months'] {
  const whole = newestFirst.filter(({ isToDate }) => !isToDate);
  return whole
    .slice(0, YEAR)
    .map(({ month, revenue, cei, dso, bestPossibleDso }, place) => {
      const before = whole[place + YEAR];
      const revenueBefore = before && isWhole(before) ? valueOrNull(before.revenue) : null;
      return { month, revenue: valueOrNull(revenue), revenueBefore, cei, dso, bestPossibleDso };
    })
    .toReversed();
}

const valueOrNull = (metric: FirmMonth['revenue']) => (metric.available ? metric.value : null);

async function pricingOf(
  database: Database,
  set: MetricSet,
  { pricing: { prices, opportunity, staleOpportunity } }: Dashboard,
  { from }: Period,
): Promise<ReportContent['pricing']> {
  const { due, stale, veryStale } = prices;
  if (!due && !stale && !veryStale) return null;
  return {
    due,
    stale,
    veryStale,
    opportunity,
    staleOpportunity,
    prices: await agedPrices(database, set.id),
    newlyStale: await findNewlyStale(database, set.id, from, TOP),
  };
}

function segmentsOf({ segments }: Dashboard): ReportContent['segments'] {
  const known = segments.filter(({ clients }) => clients > 0);
  return known.length ? known.map(({ badge, clients }) => ({ badge, clients })) : null;
}

async function vendorsOf(database: Database, set: MetricSet, { vendors }: Dashboard): Promise<ReportContent['vendors']> {
  const { vendors: count, spend, top5Share } = vendors;
  return count ? { count, spend, top5Share, vendors: await topVendors(database, set.id) } : null;
}
