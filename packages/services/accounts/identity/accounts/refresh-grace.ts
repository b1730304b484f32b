import type { Pool } from 'pg';

export interface RefreshGrace {
  /**
   * When the successor was issued that the refresh token before a rotation still gets; undefined once the grace is over.
   * Moments in milliseconds since 1970.
   */
  issuedAt(rotatedAt: number, now: number): number | undefined;
  /** A session was rotated. */
  noteRotation(): void;
  /** Closes what a clock that was set back would open again; called at each renewal. */
  watchClock(): Promise<void>;
  stop(): void;
}

interface Means {
  pool: Pool;
  clock: () => number;
  /** Length of the grace; 0 is strict. */
  seconds: number;
  /** Nobody else uses the database. */
  isAlone: boolean;
  inBackground: (job: () => Promise<void>) => void;
}

/** A clock that has lost so many milliseconds against a monotonic one was set back. */
const SET_BACK = 1000;

/** A sign of life of the database that is so many milliseconds late was held up by an outage. */
const LATE = 3000;

/** Renewals made in this span, without its first moment, had no whole grace: they get it from its end on. */
interface Outage {
  after: number;
  until: number;
}

/**
 * The time in which a refresh token that was rotated gets the same successor again (decision 012), for a browser that did
 * not hear the answer.
 *
 * It goes on after an outage: a platform that is killed between commit and answer may be away for longer than the
 * grace. While a platform runs, the database says up to when renewals have had their whole grace (`refresh_grace`). One
 * that starts and finds that this is long ago was preceded by an outage: the renewals after that moment get the grace
 * from the start on. A platform that runs on without its database, or whose machine sleeps, notices that its beats
 * stayed away, and does the same from the first one on that succeeds. So no token is good for longer than a grace while
 * platforms run without a break.
 *
 * It never opens again: what was rotated in the future, by a clock that has been set back since, has no grace left.
 */
export async function openRefreshGrace({ pool, clock, seconds, isAlone, inBackground }: Means): Promise<RefreshGrace> {
  const grace = seconds * 1000;
  /** How often the database is told: between two such moments nothing is known of an outage. */
  const beat = grace / 4;

  const startedAt = clock();
  const settledUntil = await readSettled(pool, startedAt - grace - beat);
  const wasAway = startedAt - settledUntil > grace + 2 * beat;
  let outage: Outage | undefined = wasAway ? { after: settledUntil + beat, until: startedAt } : undefined;
  await closeAhead(pool, startedAt, grace);

  let drift = startedAt - performance.now();
  let latestRotation = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Until this platform has run for a grace, what was cut off has not had its own. */
  let since = performance.now();
  /** When the database last answered: by the clock, and by the machine's, which goes on while the machine sleeps. */
  let answered = { at: startedAt, machine: Date.now() };
  /** The database has answered: notices that it had not for longer than between two beats. */
  function noteAnswer(): void {
    const last = answered;
    answered = { at: clock(), machine: Date.now() };
    if (!timer || answered.machine - last.machine <= beat + LATE) return;
    since = performance.now();
    // Those whose grace from an earlier outage was cut off again are still among them.
    const earlier = outage && Math.abs(last.at - outage.until) < grace ? outage.after : last.at;
    outage = { after: Math.min(last.at - grace, earlier), until: answered.at };
  }
  async function settle(): Promise<void> {
    const isSettled = performance.now() - since >= grace;
    const until = isSettled ? new Date(clock() - grace) : null;
    try {
      await pool.query('UPDATE identity.refresh_grace SET settled_until = coalesce($1, settled_until)', [until]);
    } catch {
      // A database that is out of reach renews nothing either.
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
  // Of several platforms each says that it runs; one alone only when there is something to settle.
  if (!isAlone || wasAway) start();

  return {
    issuedAt(rotatedAt, now) {
      if (Math.abs(now - rotatedAt) < grace) return rotatedAt;
      // Who asks has just read the session: it may be the first to hear of the database again.
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

/** @param first what a new database says, in milliseconds since 1970 */
async function readSettled(pool: Pool, first: number): Promise<number> {
  await pool.query('INSERT INTO identity.refresh_grace (id, settled_until) VALUES (1, $1) ON CONFLICT DO NOTHING', [
    new Date(first),
  ]);
  const { rows } = await pool.query<{ settled_until: Date }>('SELECT settled_until FROM identity.refresh_grace');
  return rows[0]?.settled_until.getTime() ?? first;
}

/** Clocks of several platforms differ a little; by more than the grace none does. */
async function closeAhead(pool: Pool, now: number, grace: number): Promise<void> {
  await pool.query('UPDATE identity.sessions SET rotated_at = $1 WHERE rotated_at > $2', [
    new Date(now - grace),
    new Date(now + grace),
  ]);
}
