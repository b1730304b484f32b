import { firmOf, homeCurrency, lockLedger } from '@services/ledger/ports';
import { isDay } from '@suite/contract/day';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { type Dashboard, dashboard } from '../contract/dashboard';
import { figureSets } from '../schema/metrics';
import { dashboardOf } from './dashboard';
import { earlierSet } from './earlier-day';
import { findSet } from './find-set';

export interface FigureSet {
  id: number;
  companyId: string;
  asOf: string;
  /** The firm's currency. */
  home: string;
  /** The day of the ledger's first document; null without one. */
  coversFrom: string | null;
}

/**
 * The metric snapshot of a company as of its last import, or of an earlier date; that is computed unless it is kept.
 * @param signal of the caller: nothing is computed once they no longer wait
 * @throws SuiteError `not_found` while there is none, `invalid_request` for a text that is no day, or a day that the
 * ledger does not cover, `throttled` while other days of the company are being computed
 */
export async function figuresAsOf(
  database: Database,
  companyId: string,
  asOf?: string,
  signal?: AbortSignal,
): Promise<FigureSet> {
  if (asOf !== undefined) await refuseBeforeStart(database, companyId, asOf);
  return figuresOfAnyDay(database, companyId, asOf, signal);
}

async function refuseBeforeStart(database: Database, companyId: string, asOf: string): Promise<void> {
  const [present] = await database
    .select({ coversFrom: figureSets.coversFrom })
    .from(figureSets)
    .where(and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, true)));
  if (isDay(asOf) && present?.coversFrom && asOf < present.coversFrom)
    throw new SuiteError('invalid_request', `The ledger starts on ${present.coversFrom}: ask for that day or a later one.`);
}

/** The same, also as of a day before the ledger's first, on which there was nothing. */
export async function figuresOfAnyDay(
  database: Database,
  companyId: string,
  asOf?: string,
  signal?: AbortSignal,
): Promise<FigureSet> {
  const firm = await firmOf(database, companyId);
  if (!firm?.figuresAsOf || !firm.currency) {
    throw new SuiteError('not_found', 'There are no figures yet: connect a ledger or import one first.');
  }
  const { currency: home } = firm;
  const isPresent = asOf === undefined || asOf === firm.figuresAsOf;
  const wanted = asOf ?? firm.figuresAsOf;
  if (!isDay(wanted)) throw new SuiteError('invalid_request', 'asOf must be a day from 1900 on, written as 2021-03-17.');
  if (wanted > firm.figuresAsOf) {
    throw new SuiteError('invalid_request', `The ledger goes up to ${firm.figuresAsOf}: ask for that day or an earlier one.`);
  }
  const kept = await findSet(database, companyId, wanted, isPresent);
  if (kept) return { ...kept, companyId, asOf: wanted, home };
  if (isPresent) throw new SuiteError('not_ready', 'The figures are being computed. Try again in a moment.');
  const earlier = await earlierSet(database, { companyId, asOf: wanted, home }, signal);
  return { ...earlier, companyId, asOf: wanted, home };
}

/** The dashboard, current or as of a date. */
export async function presentDashboard(
  database: Database,
  companyId: string,
  asOf?: string,
  signal?: AbortSignal,
): Promise<Dashboard> {
  const ofPresent = and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, true));
  const present = asOf === undefined ? await dashboardWhere(database, ofPresent) : undefined;
  return present ?? dashboardOfSet(database, (await figuresAsOf(database, companyId, asOf, signal)).id);
}

/** The dashboard of a set that is finished. */
export const dashboardOfSet = async (database: Database, setId: number): Promise<Dashboard> =>
  (await dashboardWhere(database, eq(figureSets.id, setId))) as Dashboard;

async function dashboardWhere(database: Database, of: SQL | undefined): Promise<Dashboard | undefined> {
  const [set] = await database
    .select({ id: figureSets.id, companyId: figureSets.companyId, stored: figureSets.dashboard })
    .from(figureSets)
    .where(and(of, isNotNull(figureSets.dashboard)));
  if (!set) return undefined;
  return v.is(dashboard, set.stored) ? set.stored : retell(database, set);
}

/** Makes a dashboard again that another release of the suite stored in its own shape. */
function retell(database: Database, { id, companyId }: { id: number; companyId: string }): Promise<Dashboard | undefined> {
  return database.transaction(async (transaction) => {
    await lockLedger(transaction, companyId);
    const home = await homeCurrency(transaction, companyId);
    const [set] = await transaction.select().from(figureSets).where(eq(figureSets.id, id));
    if (!set || !home) return undefined;
    const made = await dashboardOf(transaction, { setId: id, asOf: set.asOf, home, coversFrom: set.coversFrom });
    await transaction.update(figureSets).set({ dashboard: made }).where(eq(figureSets.id, id));
    return made;
  });
}
