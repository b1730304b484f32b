import type { Pool } from 'pg';

export interface RefreshGrace {
  /**
   * Returns the issue time of the successor that the refresh token before a rotation still gets; undefined once the grace period
   * is over. Times are in milliseconds since 1970.
   */
  issuedAt(rotatedAt: number, now: number): number | undefined;
  /** Records that a session was rotated. */
  noteRotation(): void;
  /** Prevents a clock that was set back from reopening grace periods; called at each renewal. */
  watchClock(): Promise<void>;
  stop(): void;
}

interface Means {
  pool: Pool;
  clock: () => number;
  /** Length of the grace period; 0 is strict. */
  seconds: number;
  /** Whether nobody else uses the database. */
  isAlone: boolean;
  inBackground: (job: () => Promise<void>) => void;
}

/** A clock that lost this many milliseconds against a monotonic one was set back. */
const SET_BACK = 1000;

/** A heartbeat of the database that is this many milliseconds late was delayed by an outage. */
const LATE = 3000;

/** Renewals in this range, excluding its first moment, had no full grace period: they get it from the end of the range. */
interface Outage {
  after: number;
  until: number;
}

/**
 * Manages the time during which a rotated refresh token gets the same successor again (decision 012), for a browser that did not
 * receive the response.
 *
 * It continues after an outage: a platform killed between commit and response may be down for longer than the grace period. While
 * a platform runs, it records in the database (`refresh_grace`) up to when renewals have had their full grace period. A platform
 * that starts and finds an old record knows that there was an outage: renewals after that time get the grace period from its
 * start. A platform that keeps running without its database, or whose machine sleeps, notices the missing heartbeats, and does
 * the same from the first successful one. So no token is valid for longer than one grace period while platforms run without
 * interruption.
 *
 * It never reopens: a rotation in the future, from a clock that has been set back since, has no grace period left.
 */
export async function openRefreshGrace({ pool, clock, seconds, isAlone, inBackground }: Means): Promise<RefreshGrace> {
  const grace = seconds * 1000;
  /** Interval of the heartbeat; an outage between two of them is not noticed. */
  const beat = grace / 4;

  const startedAt = clock();
  const settledUntil = await readSettled(pool, startedAt - grace - beat);
  const wasAway = startedAt - settledUntil > grace + 2 * beat;
  let outage: Outage | undefined = wasAway ? { after: settledUntil + beat, until: startedAt } : undefined;
  await closeAhead(pool, startedAt, grace);

  let drift = startedAt - performance.now();
  let latestRotation = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Until this platform has run for a grace period, interrupted ones are not complete. */
  let since = performance.now();
  /** When the database last responded: by the clock, and by the machine's time, which continues while it sleeps. */
  let answered = { at: startedAt, machine: Date.now() };
  /** Records a response of the database, and detects an interruption longer than one interval. */
  function noteAnswer(): void {
    const last = answered;
    answered = { at: clock(), machine: Date.now() };
    if (!timer || answered.machine - last.machine <= beat + LATE) return;
    since = performance.now();
    // Includes renewals whose grace period from an earlier outage was interrupted again.
    const earlier = outage && Math.abs(last.at - outage.until) < grace ? outage.after : last.at;
    outage = { after: Math.min(last.at - grace, earlier), until: answered.at };
  }
  async function settle(): Promise<void> {
    const isSettled = performance.now() - since >= grace;
    const until = isSettled ? new Date(clock() - grace) : null;
    try {
      await pool.query('UPDATE identity.refresh_grace SET settled_until = coalesce($1, settled_until)', [until]);
    } catch {
      // An unreachable database renews nothing either.
      return;
    }
    noteAnswer();
    if (isSettled && isAlone && performance.now() - latestRotation > grace + beat) rest();
  }
  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }
  function start(): void {
    if (!grace || timer) return;
    timer = setInterval(() => inBackground(settle), beat);
    timer.unref();
    answered = { at: clock(), machine: Date.now() };
  }
  // With several platforms, each records that it runs; one alone only if grace periods are open.
  if (!isAlone || wasAway) start();

  return {
    issuedAt(rotatedAt, now) {
      if (Math.abs(now - rotatedAt) < grace) return rotatedAt;
      // The caller has just read the session, so this may be the first response after an outage.
      noteAnswer();
      if (!outage || rotatedAt <= outage.after || rotatedAt > outage.until) return undefined;
      return Math.abs(now - outage.until) < grace ? outage.until : undefined;
    },
    noteRotation() {
      latestRotation = performance.now();
      start();
    },
    async watchClock() {
      const now = clock();
      const present = now - performance.now();
      const lost = drift - present;
      drift = present;
      if (lost > SET_BACK) await closeAhead(pool, now, grace);
    },
    stop: rest,
  };
}

/** @param first the value for a new database, in milliseconds since 1970 */
async function readSettled(pool: Pool, first: number): Promise<number> {
  await pool.query('INSERT INTO identity.refresh_grace (id, settled_until) VALUES (1, $1) ON CONFLICT DO NOTHING', [
    new Date(first),
  ]);
  const { rows } = await pool.query<{ settled_until: Date }>('SELECT settled_until FROM identity.refresh_grace');
  return rows[0]?.settled_until.getTime() ?? first;
}

/** The clocks of several platforms differ a little, but by less than the grace period. */
async function closeAhead(pool: Pool, now: number, grace: number): Promise<void> {
  await pool.query('UPDATE identity.sessions SET rotated_at = $1 WHERE rotated_at > $2', [
    new Date(now - grace),
    new Date(now + grace),
  ]);
}
