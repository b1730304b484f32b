import { available } from '@suite/insights/figure';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Figure } from '../contract/metric-schemas';
import type { ReportContent, ReportKind } from '../contract/reports';
import { excludedFrom } from '../metrics/excluded';
import { type FigureSet, presentDashboard } from '../metrics/figure-set';
import { findPrices } from '../metrics/read-prices';
import { findVendors } from '../metrics/read-vendors';
import { findNewlyStale } from './newly-stale';
import type { Period } from './periods';
import { salesBetween } from './sales-between';

/** Rows of a section; the zones show the rest. */
const TOP = 10;

interface Of {
  kind: ReportKind;
  period: Period;
  firm: string;
  /** As of the last day of the period, or of an earlier one that the ledger reached. */
  set: FigureSet;
  /** The report of this kind before. */
  before: ReportContent | undefined;
}

/** What a report says, by the same reads as the calls of the figures; undefined where the ledger says nothing. */
export async function buildReport(
  database: Database,
  { kind, period, firm, set, before }: Of,
): Promise<ReportContent | undefined> {
  const dashboard = await presentDashboard(database, set.companyId, set.asOf);
  const { open, overdue, cei, dso, ageing, topOverdue, overdueUnsure, pricing, segments, vendors } = dashboard;
  const known = segments.filter(({ clients }) => clients > 0);
  const isNothing = open.available ? open.value === 0 : open.reason === 'no-invoices';
  if (isNothing && !dashboard.sales && !vendors.vendors && known.every(({ badge }) => badge === 'not-set')) return undefined;
  const { sales, revenue } = await salesBetween(database, set, period.from, set.asOf);
  const changed = (measure: ReportContent['headline'][number]['measure'], value: Figure) => ({
    measure,
    value,
    before: before?.currency === set.home ? (before.headline.find((each) => each.measure === measure)?.value ?? null) : null,
  });
  // Sales of a part of a period are not compared with those of a whole one.
  const isWhole = set.asOf >= period.to && (!before || before.asOf >= before.to);
  const sold = (measure: 'sales' | 'revenue', amount: number) =>
    isWhole ? changed(measure, available(amount)) : { measure, value: available(amount), before: null };
  const stale = pricing.prices.stale + pricing.prices.veryStale;
  const toDos = await openToDos(database, set.companyId);
  return {
    kind,
    ...period,
    asOf: set.asOf,
    firm,
    currency: set.home,
    before: before ? { from: before.from, to: before.to, asOf: before.asOf } : null,
    days: dashboard.period.days,
    headline: [
      sold('revenue', revenue),
      sold('sales', sales),
      changed('open', open),
      changed('overdue', overdue),
      changed('cei', cei),
      changed('dso', dso),
    ],
    excluded: (await excludedFrom(database, { setId: set.id, asOf: set.asOf }, ['any'])).any,
    ageing: ageing.available && Object.values(ageing.value).some((amount) => amount !== 0) ? ageing.value : null,
    overdueClients: topOverdue.length ? topOverdue.map(({ badge: _, ...client }) => client) : null,
    overdueUnsure,
    pricing: stale
      ? {
          stale: pricing.prices.stale,
          veryStale: pricing.prices.veryStale,
          opportunity: pricing.opportunity,
          prices: await stalePrices(database, set.id),
          newlyStale: await findNewlyStale(database, set.id, period.from, TOP),
        }
      : null,
    segments: known.length
      ? known.map(({ badge, clients }) => ({ badge, clients, before: before ? clientsBefore(before, badge) : null }))
      : null,
    vendors: vendors.vendors
      ? {
          count: vendors.vendors,
          spend: vendors.spend,
          top5Share: vendors.top5Share,
          vendors: await topVendors(database, set.id),
        }
      : null,
    toDos: toDos.length ? toDos : null,
  };
}

const clientsBefore = ({ segments }: ReportContent, badge: string) =>
  segments?.find((segment) => segment.badge === badge)?.clients ?? 0;

async function stalePrices(database: Database, setId: number) {
  const of = (freshness: string) =>
    findPrices(database, setId, { find: '', freshness, sort: 'opportunity', order: 'descending', offset: 0, limit: TOP });
  const found = [...(await of('very-stale')).prices, ...(await of('stale')).prices];
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

async function topVendors(database: Database, setId: number) {
  const query = { find: '', sort: 'spend', order: 'descending', offset: 0, limit: TOP } as const;
  const { vendors } = await findVendors(database, setId, query);
  return vendors.map(({ name, spend }) => ({ name, spend }));
}

type ToDos = NonNullable<ReportContent['toDos']>;

async function openToDos(database: Database, companyId: string): Promise<ToDos> {
  const { rows } = await database.execute<ToDos[number] & Record<string, unknown>>(sql`
    select rule, count(*)::int as count, coalesce(sum(at_stake), 0)::float8 as "atStake"
    from insights.to_dos where company_id = ${companyId} and state = 'open'
    group by rule order by "atStake" desc, rule nulls last`);
  return rows;
}
