import { type SalesCoverage, salesCoverage } from '@services/ledger/ports';
import { type Metric, notAvailable } from '@suite/insights/metric';
import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { eq, sql } from 'drizzle-orm';
import { metricSets } from '../schema/metrics';
import { coversBefore, periodOf } from './covered';

/** What a set's ledger covers: the date of its first document, and the days that lists of open invoices leave incomplete. */
export interface Covered {
  coversFrom: string | null;
  /** Null if it covers everything. */
  coverage: SalesCoverage | null;
}

/** Returns whether a ledger has all sales between two days, apart from days before its first document. */
export function coversSales({ coversFrom, coverage }: Covered, from: string, to: string): boolean {
  if (!coverage) return true;
  const start = coversFrom !== null && coversFrom > from ? coversFrom : from;
  return coverage.ranges.some((range) => range.from <= start && range.to >= to);
}

/** Returns whether a ledger has everything that is open on a day. */
export const coversOpen = ({ coverage }: Covered, day: string): boolean =>
  !coverage || coverage.openOn.includes(day) || coverage.ranges.some(({ from, to }) => from <= day && day <= to);

/** Makes a metric unavailable if lists of open invoices leave its days incomplete. */
export const ifCovered = <Value>(isCovered: boolean, metric: Metric<Value>): Metric<Value> =>
  isCovered ? metric : notAvailable('paid-missing');

/** Returns the latest days of complete sales up to the as-of date of a set; undefined if there are none. */
export function latestSales({
  coversFrom,
  coverage,
  asOf,
}: Covered & { asOf: string }): { from: string; to: string } | undefined {
  if (coversFrom === null) return undefined;
  if (!coverage) return { from: coversFrom, to: asOf };
  const last = coverage.ranges.findLast(({ from, to }) => from <= asOf && to >= coversFrom);
  return last && { from: last.from > coversFrom ? last.from : coversFrom, to: last.to < asOf ? last.to : asOf };
}

/** What a set's ledger covers of the periods of its clients' metrics. */
export interface CoveredPeriods {
  /** The sales of the 365 days up to the as-of date, and of the 365 days before. */
  coversSales: boolean;
  coversSalesBefore: boolean;
  /** What is open on the as-of date. */
  coversOpen: boolean;
}

export function coveredPeriods(covered: Covered, asOf: string): CoveredPeriods {
  const { from } = periodOf(covered.coversFrom, asOf);
  return {
    coversSales: coversSales(covered, from, asOf),
    coversSalesBefore: coversBefore(covered.coversFrom, asOf) && coversSales(covered, addDays(asOf, -729), addDays(asOf, -365)),
    coversOpen: coversOpen(covered, asOf),
  };
}

/**
 * Stores what the ledger of a set covers. If its sales are incomplete, no client has a segment and no service has a price, because
 * both depend on invoices that may be missing.
 */
export async function applyCoverage(
  transaction: Database,
  { setId, companyId, asOf, coversFrom }: { setId: number; companyId: string; asOf: string; coversFrom: string | null },
): Promise<Covered> {
  const covered = { coversFrom, coverage: await salesCoverage(transaction, companyId) };
  const periods = coveredPeriods(covered, asOf);
  await transaction
    .update(metricSets)
    .set({ coverage: covered.coverage, ...periods })
    .where(eq(metricSets.id, setId));
  if (periods.coversSales) return covered;
  await transaction.execute(sql`
    update insights.metric_clients set badge = 'payment-dates-missing'
    where set_id = ${setId} and badge not in ('not-set', 'payment-dates-missing')`);
  await transaction.execute(sql`delete from insights.metric_prices where set_id = ${setId}`);
  return covered;
}
