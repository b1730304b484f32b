import { firmOf, homeCurrency, lockLedger } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDay } from '@suite/values/iso-day';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Dashboard, dashboard } from '../contract/dashboard';
import { metricChoices, metricSets } from '../schema/metrics';
import type { Covered } from './coverage';
import { dashboardOf } from './dashboard';
import { earlierSet } from './earlier-day';
import { findSetAndStart } from './find-set';
import { asChosen, leavesOutUnsure } from './metric-choices';

export interface MetricSet extends Covered {
  id: number;
  companyId: string;
  asOf: string;
  /** The firm's currency. */
  home: string;
  /** Whether the firm leaves out documents whose settlement makes a metric a range. */
  leavesOut: boolean;
}

/**
 * Returns the metric set of a company as of its last import, or as of an earlier date, for which it is computed unless it is
 * stored.
 * @param signal of the caller: nothing is computed once they no longer wait
 * @throws SuiteError `not_found` without metrics, `invalid_request` for an invalid day, or a day that the ledger does not cover,
 * `throttled` while other days of the company are being computed
 */
export const metricsAsOf = (database: Database, companyId: string, asOf?: string, signal?: AbortSignal): Promise<MetricSet> =>
  readSet(database, { companyId, asOf, signal, refuse: refuseBefore });

/**
 * Does the same for vendors, including days before the first customer document on which there already was a bill or a payment to
 * a vendor.
 */
export const vendorMetricsAsOf = (
  database: Database,
  companyId: string,
  asOf?: string,
  signal?: AbortSignal,
): Promise<MetricSet> =>
  readSet(database, {
    companyId,
    asOf,
    signal,
    refuse: async (day, startsOn) => {
      if (day >= startsOn) return;
      const vendorsFrom = await firstVendorDay(database, companyId);
      refuseBefore(day, vendorsFrom !== null && vendorsFrom < startsOn ? vendorsFrom : startsOn);
    },
  });

/** Does the same, including days before the start of the ledger, on which there was no data. */
export const metricsOfAnyDay = (database: Database, companyId: string, asOf?: string, signal?: AbortSignal): Promise<MetricSet> =>
  readSet(database, { companyId, asOf, signal, refuse: () => undefined });

function refuseBefore(day: string, startsOn: string): void {
  if (day < startsOn)
    throw new SuiteError('invalid_request', `The ledger starts on ${startsOn}: ask for that day or a later one.`);
}

/** Returns the date of the ledger's first bill or payment to a vendor. */
export async function firstVendorDay(database: Database, companyId: string): Promise<string | null> {
  const { rows } = await database.execute<{ day: string | null }>(sql`
    select least(
      (select min(issued_on) from ledger_views.bills where company_id = ${companyId}),
      (select min(paid_on) from ledger_views.vendor_payments where company_id = ${companyId}))::text as day`);
  return rows[0]?.day ?? null;
}

interface SetOptions {
  companyId: string;
  asOf: string | undefined;
  signal: AbortSignal | undefined;
  /** Throws if the day is not allowed. Receives the day, and the date of the ledger's first customer document. */
  refuse: (day: string, startsOn: string) => unknown;
}

async function readSet(database: Database, { companyId, asOf, signal, refuse }: SetOptions): Promise<MetricSet> {
  const firm = await firmOf(database, companyId);
  if (!firm?.metricsAsOf || !firm.currency) {
    throw new SuiteError('not_found', 'There are no metrics yet: connect a ledger or import one first.');
  }
  const { currency: home } = firm;
  const isPresent = asOf === undefined || asOf === firm.metricsAsOf;
  const day = asOf ?? firm.metricsAsOf;
  if (!isDay(day)) throw new SuiteError('invalid_request', 'asOf must be a day from 1900 on, written as 2021-03-17.');
  if (day > firm.metricsAsOf) {
    throw new SuiteError('invalid_request', `The ledger goes up to ${firm.metricsAsOf}: ask for that day or an earlier one.`);
  }
  const { stored, startsOn } = await findSetAndStart(database, companyId, day, isPresent);
  if (startsOn !== null) await refuse(day, startsOn);
  const leavesOut = await leavesOutUnsure(database, companyId);
  if (stored) return { ...stored, companyId, asOf: day, home, leavesOut };
  if (isPresent) throw new SuiteError('not_ready', 'The metrics are being computed. Try again in a moment.');
  const earlier = await earlierSet(database, { companyId, asOf: day, home }, signal);
  return { ...earlier, companyId, asOf: day, home, leavesOut };
}

/** Returns the dashboard, current or as of a date. */
export async function presentDashboard(
  database: Database,
  companyId: string,
  asOf?: string,
  signal?: AbortSignal,
): Promise<Dashboard> {
  const ofPresent = and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true));
  const present = asOf === undefined ? await dashboardWhere(database, ofPresent) : undefined;
  return present ?? dashboardOfSet(database, (await metricsAsOf(database, companyId, asOf, signal)).id);
}

/** Returns the dashboard of a finished set. */
export const dashboardOfSet = async (database: Database, setId: number): Promise<Dashboard> =>
  (await dashboardWhere(database, eq(metricSets.id, setId))) as Dashboard;

async function dashboardWhere(database: Database, of: SQL | undefined): Promise<Dashboard | undefined> {
  const [set] = await database
    .select({
      id: metricSets.id,
      companyId: metricSets.companyId,
      stored: metricSets.dashboard,
      leavesOut: metricChoices.leavesOutUnsure,
    })
    .from(metricSets)
    .leftJoin(metricChoices, eq(metricChoices.companyId, metricSets.companyId))
    .where(and(of, isNotNull(metricSets.dashboard)));
  if (!set) return undefined;
  const made = v.is(dashboard, set.stored) ? set.stored : await retell(database, set);
  return asChosen(made, set.leavesOut ?? false);
}

/** Rebuilds a dashboard that another release of the suite stored in a different shape. */
function retell(database: Database, { id, companyId }: { id: number; companyId: string }): Promise<Dashboard | undefined> {
  return database.transaction(async (transaction) => {
    await lockLedger(transaction, companyId);
    const home = await homeCurrency(transaction, companyId);
    const [set] = await transaction.select().from(metricSets).where(eq(metricSets.id, id));
    if (!set || !home) return undefined;
    const { asOf, coversFrom, coverage } = set;
    const made = await dashboardOf(transaction, { setId: id, asOf, home, coversFrom, coverage });
    await transaction.update(metricSets).set({ dashboard: made }).where(eq(metricSets.id, id));
    return made;
  });
}
