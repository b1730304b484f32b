import type { Dashboard } from '@suite/contract/dashboard';
import { SuiteError } from '@suite/contract/errors';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { figureSets } from '../database/schema/figures';
import { insightsFirms } from '../database/schema/insights';
import { lockLedger } from '../ledger/lock-ledger';
import { computeSet } from './compute-set';
import { isDay } from './is-day';

export interface FigureSet {
  id: number;
  companyId: string;
  asOf: string;
  /** The firm's currency. */
  home: string;
}

/** Earlier days that are kept for a company until its ledger changes; the one computed longest ago gives way. */
const EARLIER_KEPT = 3;

/**
 * The figures of a company as of its last import, or of an earlier day, for which they are computed unless they are kept.
 * @throws SuiteError `not_found` while there are none, `invalid_request` for a day that is none or later than A
 */
export async function figuresAsOf(database: Database, companyId: string, asOf?: string): Promise<FigureSet> {
  const [firm] = await database.select().from(insightsFirms).where(eq(insightsFirms.companyId, companyId));
  if (!firm?.figuresAsOf || !firm.currency) {
    throw new SuiteError('not_found', 'There are no figures yet: connect a ledger or import one first.');
  }
  const { currency: home } = firm;
  const isPresent = asOf === undefined || asOf === firm.figuresAsOf;
  const wanted = asOf ?? firm.figuresAsOf;
  if (!isDay(wanted)) throw new SuiteError('invalid_request', 'asOf is no day: write it as 2021-03-17.');
  if (wanted > firm.figuresAsOf) {
    throw new SuiteError('invalid_request', `The figures reach to ${firm.figuresAsOf}, the day of the last import.`);
  }
  const kept = await findSet(database, companyId, wanted, isPresent);
  if (kept) return { id: kept, companyId, asOf: wanted, home };
  if (isPresent) throw new SuiteError('not_ready', 'The figures are being computed. Try again in a moment.');
  const id = await database.transaction(async (transaction) => {
    await lockLedger(transaction, companyId);
    // Somebody else may have asked for the same day.
    const made = await findSet(transaction, companyId, wanted, false);
    if (made) return made;
    await dropEarliest(transaction, companyId);
    return computeSet(transaction, { companyId, asOf: wanted, home, isPresent: false });
  });
  return { id, companyId, asOf: wanted, home };
}

async function findSet(database: Database, companyId: string, asOf: string, isPresent: boolean): Promise<number | undefined> {
  const [set] = await database
    .select({ id: figureSets.id })
    .from(figureSets)
    .where(and(eq(figureSets.companyId, companyId), eq(figureSets.asOf, asOf), eq(figureSets.isPresent, isPresent)));
  return set?.id;
}

async function dropEarliest(database: Database, companyId: string): Promise<void> {
  const earlier = and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, false));
  const sets = await database.select({ id: figureSets.id }).from(figureSets).where(earlier).orderBy(asc(figureSets.id));
  for (const { id } of sets.slice(0, Math.max(0, sets.length - EARLIER_KEPT + 1))) {
    await database.delete(figureSets).where(eq(figureSets.id, id));
  }
}

/** The dashboard as it is kept: one row by the company, or a day. */
export async function presentDashboard(database: Database, companyId: string, asOf?: string): Promise<Dashboard> {
  const read = (of: SQL | undefined) => database.select({ dashboard: figureSets.dashboard }).from(figureSets).where(of);
  const [present] =
    asOf === undefined ? await read(and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, true))) : [];
  const [kept] = present ? [present] : await read(eq(figureSets.id, (await figuresAsOf(database, companyId, asOf)).id));
  return kept?.dashboard as Dashboard;
}
