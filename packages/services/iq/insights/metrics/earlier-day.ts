/**
 * The figures of a company as of an earlier day. They are computed in pieces, each a short transaction of some clients,
 * so that on the embedded database, which has one connection, the calls of others get their turn in between. Until the
 * last piece has written the dashboard, the set counts as unfinished and nobody reads it.
 *
 * One day of a company is computed at a time, in whichever process: its unfinished set is the lease, renewed with every
 * piece. In a process, callers of the same day share one computation, and one that no caller waits for anymore ends.
 */
import { setTimeout } from 'node:timers/promises';
import { books, lockLedger } from '@services/ledger/ports';
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

/** Earlier days that are kept for a company until its ledger changes; the one computed longest ago gives way. */
const KEPT = 3;

/** Days of a company that may wait in a process, beside the one that is computed. */
const WAITING = 2;

/** Seconds after which a day that was refused may be asked for again. */
const RETRY_AFTER = 5;

/** Seconds after which an unfinished set that nobody renewed was left by a process that has ended. */
const LEASE = 30;

/** Milliseconds between two looks at what another process computes, and how often to look. */
const LOOK = 500;
const LOOKS = 40;

/** A finished set. */
type StoredSet = NonNullable<Awaited<ReturnType<typeof findEarlierSet>>>;

interface Computation {
  set: Promise<StoredSet>;
  callers: number;
  stop: AbortController;
}

/** What each database's process computes, by company and day in the order in which they were asked for. */
const computations = new WeakMap<Database, Map<string, Map<string, Computation>>>();

/**
 * The set of an earlier day, computed unless it is kept.
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
  // Whoever asks once it was given up starts another one.
  stop.signal.addEventListener('abort', forget, { once: true });
  return computation;
}

const busy = () =>
  new SuiteError('throttled', 'The numbers of other days are being computed for your firm. Try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER,
  });

/** The set is gone: the ledger changed, or another process took this one for ended. */
class SetGone extends Error {}

async function compute(database: Database, day: Day, signal: AbortSignal): Promise<StoredSet> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const claimed = await claim(database, day, signal);
    if (claimed.isFinished) return claimed.set;
    try {
      await inPieces(database, { ...day, setId: claimed.id, clientIds: claimed.clientIds }, signal);
      const made = await findEarlierSet(database, day.companyId, day.asOf);
      if (!made) throw new SetGone();
      return made;
    } catch (error) {
      if (error instanceof SetGone) continue;
      await database.delete(metricSets).where(and(eq(metricSets.id, claimed.id), isNull(metricSets.dashboard)));
      throw error;
    }
  }
  throw new SuiteError('not_ready', 'The ledger is changing. Try again in a moment.');
}

type Claim = { isFinished: true; set: StoredSet } | { id: number; isFinished: false; clientIds: string[] };

/** The set of the day when it is kept, else a new and unfinished one that is ours to compute. */
async function claim(database: Database, { companyId, asOf }: Day, signal: AbortSignal): Promise<Claim> {
  for (let look = 0; look < LOOKS; look++) {
    signal.throwIfAborted();
    const claimed = await database.transaction(async (transaction): Promise<Claim | undefined> => {
      await lockLedger(transaction, companyId);
      const kept = await findEarlierSet(transaction, companyId, asOf);
      if (kept) return { isFinished: true, set: kept };
      const unfinished = isUnfinished(companyId);
      const isLeft = sql`${metricSets.computedAt} < clock_timestamp() - make_interval(secs => ${LEASE})`;
      await transaction.delete(metricSets).where(and(unfinished, isLeft));
      if (await transaction.$count(metricSets, unfinished)) return undefined;
      await dropEarliest(transaction, companyId);
      const [made] = await transaction
        .insert(metricSets)
        .values({ companyId, asOf, isPresent: false, computedAt: sql`clock_timestamp()` })
        .returning({ id: metricSets.id });
      if (!made) throw new Error('the set of figures was not written');
      const rows = await transaction
        .select({ id: books.clients.id })
        .from(books.clients)
        .where(eq(books.clients.companyId, companyId));
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
  for (const { id } of sets.slice(0, Math.max(0, sets.length - KEPT + 1))) {
    await database.delete(metricSets).where(eq(metricSets.id, id));
  }
}

async function inPieces(
  database: Database,
  { clientIds, ...scope }: Day & { setId: number; clientIds: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const { setId, companyId, asOf } = scope;
  /** @returns milliseconds that it held the database; what it waited for its turn is no work of its own */
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
      if (!(await renew()).rowCount) throw new SetGone();
      await job(transaction);
      // Whoever waited for the ledger meanwhile must not take a long piece for one that was left behind.
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
