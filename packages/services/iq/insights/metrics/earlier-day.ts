/**
 * The metrics of a company as of an earlier day. They are computed in pieces, each a short transaction for some clients, so that
 * other requests are handled in between on the embedded database, which has a single connection. Until the last piece has written
 * the dashboard, the set is unfinished and can't be read.
 *
 * Only one day of a company is computed at a time, across all processes: its unfinished set is the lease, renewed with every
 * piece. Within a process, callers of the same day share one computation, which stops when no caller waits for it anymore.
 */
import { setTimeout } from 'node:timers/promises';
import { ledgerViews, lockLedger } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { metricSets } from '../schema/metrics';
import { badgeClients } from './badge-clients';
import { comparePrices } from './compare-prices';
import { analyzeSets, gatherSome, tellSet } from './compute-set';
import { findEarlierSet, isUnfinished } from './find-set';
import { pieceSizes } from './piece-sizes';

interface Day {
  companyId: string;
  /** `2021-03-17`. */
  asOf: string;
  /** The firm's currency. */
  home: string;
}

/** Maximum number of earlier days stored per company until its ledger changes; the one computed first is dropped. */
const MAX_SETS = 3;

/** Maximum number of a company's days that wait in a process, in addition to the one being computed. */
const WAITING = 2;

/** Seconds after which a rejected request for a day may be retried. */
const RETRY_AFTER = 5;

/** Seconds without a renewal after which an unfinished set counts as left behind by a dead process. */
const LEASE = 30;

/** Milliseconds between two checks of another process's computation, and the maximum number of checks. */
const LOOK = 500;
const LOOKS = 40;

/** A finished set. */
type StoredSet = NonNullable<Awaited<ReturnType<typeof findEarlierSet>>>;

interface Computation {
  set: Promise<StoredSet>;
  callers: number;
  stop: AbortController;
}

/** Current computations of each database, by company and day, in the order of the requests. */
const computations = new WeakMap<Database, Map<string, Map<string, Computation>>>();

/**
 * Returns the set of an earlier day, which is computed unless it is stored.
 * @param signal of the caller, who no longer waits once it is aborted
 * @throws SuiteError `throttled` while too many other days of the company wait, `not_ready` when its ledger kept changing
 */
export async function earlierSet(database: Database, day: Day, signal?: AbortSignal): Promise<StoredSet> {
  if (signal?.aborted) throw busy();
  const ofCompany = daysOf(database, day.companyId);
  const computation = ofCompany.get(day.asOf) ?? start(database, day, ofCompany);
  computation.callers++;
  const leave = () => {
    if (--computation.callers === 0) computation.stop.abort(busy());
  };
  signal?.addEventListener('abort', leave, { once: true });
  try {
    return await computation.set;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

function daysOf(database: Database, companyId: string): Map<string, Computation> {
  const companies = computations.get(database) ?? new Map<string, Map<string, Computation>>();
  computations.set(database, companies);
  for (const [company, { size }] of companies) if (!size) companies.delete(company);
  const days = companies.get(companyId) ?? new Map<string, Computation>();
  companies.set(companyId, days);
  return days;
}

function start(database: Database, day: Day, ofCompany: Map<string, Computation>): Computation {
  if (ofCompany.size > WAITING) throw busy();
  const last = [...ofCompany.values()].at(-1)?.set;
  const stop = new AbortController();
  const run = async () => {
    await last?.catch(() => undefined);
    return compute(database, day, stop.signal);
  };
  const computation: Computation = { set: run(), callers: 0, stop };
  ofCompany.set(day.asOf, computation);
  const forget = () => {
    if (ofCompany.get(day.asOf) === computation) ofCompany.delete(day.asOf);
  };
  computation.set.then(forget, forget);
  // After an abort, the next caller starts a new computation.
  stop.signal.addEventListener('abort', forget, { once: true });
  return computation;
}

const busy = () =>
  new SuiteError('throttled', 'The numbers of other days are being computed for your firm. Try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER,
  });

/** The set no longer exists: the ledger changed, or another process considered this one dead. */
class SetGoneError extends Error {}

async function compute(database: Database, day: Day, signal: AbortSignal): Promise<StoredSet> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const claimed = await claim(database, day, signal);
    if (claimed.isFinished) return claimed.set;
    try {
      await inPieces(database, { ...day, setId: claimed.id, clientIds: claimed.clientIds }, signal);
      const made = await findEarlierSet(database, day.companyId, day.asOf);
      if (!made) throw new SetGoneError();
      return made;
    } catch (error) {
      if (error instanceof SetGoneError) continue;
      await database.delete(metricSets).where(and(eq(metricSets.id, claimed.id), isNull(metricSets.dashboard)));
      throw error;
    }
  }
  throw new SuiteError('not_ready', 'The ledger is changing. Try again in a moment.');
}

type Claim = { isFinished: true; set: StoredSet } | { id: number; isFinished: false; clientIds: string[] };

/** Returns the set of the day if it is stored, otherwise a new unfinished one for this process to compute. */
async function claim(database: Database, { companyId, asOf }: Day, signal: AbortSignal): Promise<Claim> {
  for (let look = 0; look < LOOKS; look++) {
    signal.throwIfAborted();
    const claimed = await database.transaction(async (transaction): Promise<Claim | undefined> => {
      await lockLedger(transaction, companyId);
      const stored = await findEarlierSet(transaction, companyId, asOf);
      if (stored) return { isFinished: true, set: stored };
      const unfinished = isUnfinished(companyId);
      const isLeft = sql`${metricSets.computedAt} < clock_timestamp() - make_interval(secs => ${LEASE})`;
      await transaction.delete(metricSets).where(and(unfinished, isLeft));
      if (await transaction.$count(metricSets, unfinished)) return undefined;
      await dropEarliest(transaction, companyId);
      const [made] = await transaction
        .insert(metricSets)
        .values({ companyId, asOf, isPresent: false, computedAt: sql`clock_timestamp()` })
        .returning({ id: metricSets.id });
      if (!made) throw new Error('the metric set was not written');
      const rows = await transaction
        .select({ id: ledgerViews.clients.id })
        .from(ledgerViews.clients)
        .where(eq(ledgerViews.clients.companyId, companyId));
      return { id: made.id, isFinished: false, clientIds: rows.map(({ id }) => id) };
    });
    if (claimed) return claimed;
    await setTimeout(LOOK);
  }
  throw busy();
}

async function dropEarliest(database: Database, companyId: string): Promise<void> {
  const earlier = and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, false), isNotNull(metricSets.dashboard));
  const sets = await database.select({ id: metricSets.id }).from(metricSets).where(earlier).orderBy(asc(metricSets.id));
  for (const { id } of sets.slice(0, Math.max(0, sets.length - MAX_SETS + 1))) {
    await database.delete(metricSets).where(eq(metricSets.id, id));
  }
}

async function inPieces(
  database: Database,
  { clientIds, ...scope }: Day & { setId: number; clientIds: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const { setId, companyId, asOf } = scope;
  /** @returns milliseconds that it used the database, without the time it waited for its turn */
  const piece = async (job: (transaction: Database) => Promise<void>): Promise<number> => {
    signal.throwIfAborted();
    return database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      const start = performance.now();
      const renew = () =>
        transaction
          .update(metricSets)
          .set({ computedAt: sql`clock_timestamp()` })
          .where(and(eq(metricSets.id, setId), isNull(metricSets.dashboard)));
      if (!(await renew()).rowCount) throw new SetGoneError();
      await job(transaction);
      // Renewed again, so that processes that waited for the ledger don't take a long piece for an abandoned one.
      await renew();
      return performance.now() - start;
    });
  };
  const sizes = pieceSizes();
  for (let done = 0; done < clientIds.length; ) {
    const some = clientIds.slice(done, done + sizes.next());
    sizes.took(some.length, await piece((transaction) => gatherSome(transaction, { ...scope, clientIds: some })));
    done += some.length;
  }
  await piece(analyzeSets);
  await piece((transaction) => badgeClients(transaction, setId, asOf));
  await piece((transaction) => comparePrices(transaction, scope));
  await piece((transaction) => tellSet(transaction, scope));
}
