import { once } from 'node:events';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, settings, type TestDatabase } from '@suite/host/test/open-queue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { count, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { claim } from './claim';
import { defineJob, GiveUpError, type Job, type JobContext, LeaseLostError, RetryLaterError } from './define-job';
import { enqueue } from './enqueue';
import { failedJobs, runAgain } from './failed-jobs';
import { cancel, findJobs } from './keyed-jobs';
import { MAX_UNSETTLED, retryDelay } from './run-job';
import { schedule, unschedule } from './schedule';
import { jobs } from './schema';

const HOUR = 3_600_000;
const [ash, birch, cedar] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];

/** A promise that the test resolves by calling `open`. */
function gate() {
  const opening = new AbortController();
  return { open: () => opening.abort(), opened: once(opening.signal, 'abort').then(() => undefined) };
}

onEachDatabase('the queue of jobs', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.database.delete(jobs));

  /** A kind of job that records the names it ran with. */
  function noting(run: (name: string, context: JobContext) => Promise<void> = async () => undefined, change: Partial<Job> = {}) {
    const ran: string[] = [];
    const job = defineJob({
      ...settings,
      kind: 'note',
      payload: v.object({ name: v.string() }),
      async run({ name }, context) {
        ran.push(name);
        await run(name, context);
      },
      ...change,
    });
    return { job, ran };
  }
  const remaining = async () => (await opened.database.select({ count: count() }).from(jobs))[0]?.count;

  it('runs what a transaction enqueued after the commit, and never after a rollback', async () => {
    const { job, ran } = noting();
    await opened.database.transaction((transaction) => enqueue(transaction, job, { name: 'kept' }));
    const undone = opened.database.transaction(async (transaction) => {
      await enqueue(transaction, job, { name: 'undone' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual(['kept']);
    expect(await remaining()).toBe(0);
  });

  it('rejects a payload that does not match its schema', async () => {
    const { job } = noting();
    await expect(enqueue(opened.database, job as Job, { name: 1 })).rejects.toThrow('Expected string');
    expect(await remaining()).toBe(0);
  });

  it('lets one job of a key wait, with the newest payload, beside a running one', async () => {
    const running = gate();
    const { job, ran } = noting(async (name) => {
      if (name === 'second') await enqueue(opened.database, job, { name: 'third' }, { key: 'k' });
      if (name === 'second') running.open();
    });
    for (const name of ['first', 'second']) await enqueue(opened.database, job, { name }, { key: 'k' });
    await enqueue(opened.database, job, { name: 'other' }, { key: 'other' });
    await opened.jobsOf([job]).runDue();
    expect(ran.sort()).toEqual(['other', 'second', 'third']);
  });

  it('runs a job at its time and not before', async () => {
    const { job, ran } = noting();
    const queue = opened.jobsOf([job]);
    await enqueue(opened.database, job, { name: 'later' }, { runAt: opened.time.now + HOUR });
    await queue.runDue();
    expect(ran).toEqual([]);
    opened.time.now += HOUR;
    await queue.runDue();
    expect(ran).toEqual(['later']);
  });

  it('runs jobs of a lane one at a time in order, even while the first waits for a retry', async () => {
    let atOnce = 0;
    let isFailing = true;
    const { job, ran } = noting(
      async (name) => {
        expect(++atOnce).toBe(1);
        await opened.database.execute(sql`select 1`);
        atOnce--;
        if (name === '2' && isFailing) throw new Error('not yet');
      },
      { inOrder: () => 'lane' },
    );
    for (const name of ['1', '2', '3']) await enqueue(opened.database, job, { name });
    const queues = [opened.jobsOf([job]), opened.jobsOf([job])];
    await Promise.all(queues.map((queue) => queue.runDue()));
    expect(ran).toEqual(['1', '2']);
    isFailing = false;
    opened.time.now += HOUR;
    await Promise.all(queues.map((queue) => queue.runDue()));
    expect(ran).toEqual(['1', '2', '2', '3']);
  });

  it('retries a failing job at growing intervals, then stores it with its reason until it is run again', async () => {
    const abandoned: string[] = [];
    let isFailing = true;
    const { job, ran } = noting(
      async () => {
        if (isFailing) throw new Error('The disk is on fire.');
      },
      { onGiveUp: async (_transaction, payload, reason) => void abandoned.push(JSON.stringify(payload), reason) },
    );
    const queue = opened.jobsOf([job]);
    await enqueue(opened.database, job, { name: 'a' }, { companyId: ash });
    for (let attempt = 1; attempt <= settings.attempts; attempt++) {
      await queue.runDue();
      await queue.runDue();
      expect(ran).toHaveLength(attempt);
      opened.time.now += HOUR;
    }
    await queue.runDue();
    expect(ran).toHaveLength(settings.attempts);
    expect(abandoned).toEqual(['{"name":"a"}', 'The disk is on fire.']);
    const [failed, ...others] = await failedJobs(opened.database, 10, ash);
    expect(failed).toMatchObject({ kind: 'note', companyId: ash, failure: 'The disk is on fire.' });
    expect(others).toEqual([]);
    expect(await failedJobs(opened.database, 10, birch)).toEqual([]);

    isFailing = false;
    expect(await runAgain(opened.database, failed?.id ?? 0)).toBe(true);
    await queue.runDue();
    expect(await remaining()).toBe(0);
    expect(await runAgain(opened.database, failed?.id ?? 0)).toBe(false);
  });

  it('removes a failed job after 30 days', async () => {
    const { job } = noting(() => Promise.reject(new GiveUpError('Never.')));
    await enqueue(opened.database, job, { name: 'a' });
    await opened.jobsOf([job]).runDue();
    opened.time.now += 29 * MILLISECONDS_PER_DAY;
    await opened.jobsOf([job]).runDue();
    expect(await remaining()).toBe(1);
    opened.time.now += 2 * MILLISECONDS_PER_DAY;
    await opened.jobsOf([job]).runDue();
    expect(await remaining()).toBe(0);
  });

  it('gives up at once a job that asks for it, and counts no attempt of a postponed one', async () => {
    const { job, ran } = noting(async (name, { attempt }) => {
      if (name === 'hopeless') throw new GiveUpError('No such address.');
      if (ran.length < 10) throw new RetryLaterError(30);
      expect(attempt).toBe(1);
    });
    const queue = opened.jobsOf([job]);
    await enqueue(opened.database, job, { name: 'hopeless' });
    await queue.runDue();
    expect(ran).toEqual(['hopeless']);
    expect(await failedJobs(opened.database, 10)).toMatchObject([{ failure: 'No such address.' }]);
    await enqueue(opened.database, job, { name: 'put off' });
    for (let i = 0; i < 10; i++) {
      await queue.runDue();
      opened.time.now += 31_000;
    }
    expect(ran).toHaveLength(10);
    expect(await remaining()).toBe(1);
  });

  it('gives up a job whose process ended twice during it, unless it got further each time', async () => {
    const { job, ran } = noting();
    /** Simulates a process that ends during the job. */
    const killedWithin = async (reached?: number) => {
      const { claimed } = await claim(opened.database, [{ job, room: 1 }], 1, () => opened.time.now);
      if (reached) await opened.database.execute(sql`update kernel.jobs set unsettled = 0, reached = ${reached}`);
      opened.time.now += (settings.leaseSeconds + 1) * 1000;
      return claimed.length;
    };
    await enqueue(opened.database, job, { name: 'a' });
    for (const reached of [10, 20, 30]) expect(await killedWithin(reached)).toBe(1);
    for (let count = 0; count < MAX_UNSETTLED; count++) expect(await killedWithin()).toBe(1);
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual([]);
    expect(await failedJobs(opened.database, 1)).toMatchObject([{ failure: 'The suite stopped twice while it counted.' }]);
  });

  it('gives up a harmless job whose process ended during it only after all attempts', async () => {
    const { job, ran } = noting(undefined, { attempts: 5, isHarmless: true });
    const killedWithin = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await claim(opened.database, [{ job, room: 1 }], 1, () => opened.time.now);
        opened.time.now += (settings.leaseSeconds + 1) * 1000;
      }
    };
    await enqueue(opened.database, job, { name: 'a' });
    await killedWithin(4);
    await opened.jobsOf([job]).runDue();
    await enqueue(opened.database, job, { name: 'b' });
    await killedWithin(5);
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual(['a']);
    expect(await failedJobs(opened.database, 2)).toMatchObject([{ failure: 'The suite stopped 5 times while it counted.' }]);
  });

  it('counts attempts that ended with their process even if another process postpones the job in between', async () => {
    const { job, ran } = noting(() => Promise.reject(new RetryLaterError(1)));
    await enqueue(opened.database, job, { name: 'a' });
    for (let count = 0; count < MAX_UNSETTLED; count++) {
      await opened.jobsOf([job]).runDue();
      opened.time.now += HOUR;
      await claim(opened.database, [{ job, room: 1 }], 1, () => opened.time.now);
      opened.time.now += HOUR;
    }
    await opened.jobsOf([job]).runDue();
    expect(ran).toHaveLength(MAX_UNSETTLED);
    expect(await failedJobs(opened.database, 1)).toMatchObject([{ failure: 'The suite stopped twice while it counted.' }]);
  });

  it('records progress once per step forward', async () => {
    const unsettled: unknown[] = [];
    const { job } = noting(async (_name, context) => {
      for (const reached of [5, 5, 3]) {
        await context.progress(reached);
        unsettled.push((await opened.database.select().from(jobs))[0]?.unsettled);
        await opened.database.update(jobs).set({ unsettled: 1 });
      }
    });
    await enqueue(opened.database, job, { name: 'a' });
    await opened.jobsOf([job]).runDue();
    expect(unsettled).toEqual([0, 1, 1]);
  });

  it('lets companies take turns, however many jobs one has', async () => {
    const companies: string[] = [];
    const { job } = noting(
      async (_name, { companyId = '' }) => {
        if (companies.push(companyId) === 5) void queue.stop();
      },
      { atOnce: 1 },
    );
    const queue = opened.jobsOf([job]);
    await opened.database.execute(sql`insert into kernel.jobs (kind, company_id, turn, payload, run_at)
      select 'note', ${ash}, turn, '{"name":"a"}', to_timestamp(0) from generate_series(0, 999) as turn`);
    for (const companyId of [birch, birch, cedar]) await enqueue(opened.database, job, { name: 'b' }, { companyId });
    await queue.runDue();
    expect(companies).toEqual([ash, birch, cedar, ash, birch]);
  });

  it('respects the limit of a kind, and runs another kind at the same time', async () => {
    const full = gate();
    let atOnce = 0;
    const { job, ran } = noting(async () => {
      atOnce++;
      await full.opened;
      atOnce--;
    });
    const other = noting(async () => {
      expect(atOnce).toBe(settings.atOnce);
      full.open();
    });
    const otherJob = { ...other.job, kind: 'other' };
    for (let i = 0; i < 10; i++) await enqueue(opened.database, job, { name: 'a' });
    await enqueue(opened.database, otherJob, { name: 'b' });
    await opened.jobsOf([job, otherJob]).runDue();
    expect([ran.length, other.ran.length]).toEqual([10, 1]);
  });

  it('returns running jobs to the queue when it stops, to run at once without counting the attempt', async () => {
    const started = gate();
    const attempts: number[] = [];
    const { job } = noting(async (_name, { signal, attempt }) => {
      attempts.push(attempt);
      if (attempts.length > 1) return;
      started.open();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))));
    });
    const queue = opened.jobsOf([job]);
    await enqueue(opened.database, job, { name: 'a' });
    const running = queue.runDue();
    await started.opened;
    await queue.stop();
    await running;
    await opened.jobsOf([job]).runDue();
    expect(attempts).toEqual([1, 1]);
    expect(await remaining()).toBe(0);
  });

  it('lets another process take over after the lease has ended, and prevents writes by the first', async () => {
    const [taken, over] = [gate(), gate()];
    let holding: unknown;
    const { job, ran } = noting(async (_name, context) => {
      if (ran.length > 1) return over.opened;
      taken.open();
      await over.opened;
      holding = await context.hold(opened.database).catch((error: unknown) => error);
      throw new Error('failed late');
    });
    await enqueue(opened.database, job, { name: 'a' });
    const first = opened.jobsOf([job]).runDue();
    await taken.opened;
    const later = opened.time.now + (settings.leaseSeconds + 1) * 1000;
    // Not before the job has ended.
    await opened.jobsOf([job]).runDue();
    expect(ran).toHaveLength(1);
    const second = opened.jobsOf([job], () => later).runDue();
    while (ran.length < 2) await opened.database.execute(sql`select 1`);
    over.open();
    await Promise.all([first, second]);
    expect(holding).toBeInstanceOf(LeaseLostError);
    expect(await remaining()).toBe(0);
  });

  it('prevents writes by a running job that was canceled, and removes a waiting one', async () => {
    const started = gate();
    const cancelled = gate();
    const lost: unknown[] = [];
    const { job, ran } = noting(async (_name, { hold }) => {
      started.open();
      await cancelled.opened;
      await opened.database.transaction(hold).catch((error: unknown) => void lost.push(error));
    });
    const stateOf = async (key: string) => (await findJobs(opened.database, job, [key], opened.time.now)).get(key);
    await enqueue(opened.database, job, { name: 'a' }, { key: 'a' });
    const running = opened.jobsOf([job]).runDue();
    await started.opened;
    expect(await stateOf('a')).toEqual({ isRunning: true, runAt: undefined });
    await enqueue(opened.database, job, { name: 'a again' }, { key: 'a', runAt: opened.time.now + HOUR });
    await enqueue(opened.database, job, { name: 'b' }, { key: 'b', runAt: opened.time.now + HOUR });
    expect(await stateOf('a')).toEqual({ isRunning: true, runAt: opened.time.now + HOUR });
    await cancel(opened.database, job, 'a');
    expect(await stateOf('a')).toBeUndefined();
    cancelled.open();
    await running;
    expect(lost).toEqual([expect.any(LeaseLostError)]);
    opened.time.now += HOUR;
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual(['a', 'b']);
  });

  it('takes over from a process whose clock ran years ahead', async () => {
    const { job, ran } = noting();
    await enqueue(opened.database, job, { name: 'a' });
    await claim(opened.database, [{ job, room: 1 }], 1, () => opened.time.now + 24 * 365 * HOUR);
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual(['a']);
  });

  it('retries at the current time a job that a clock running ahead had postponed', async () => {
    const { job, ran } = noting(async () => {
      if (ran.length === 1) throw new Error('not now');
    });
    await enqueue(opened.database, job, { name: 'a' });
    await opened.jobsOf([job], () => opened.time.now + 400 * MILLISECONDS_PER_DAY).runDue();
    expect(ran).toEqual(['a']);
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual(['a', 'a']);
  });

  it('gives up a job written by a newer version', async () => {
    const { job, ran } = noting();
    await opened.database
      .insert(jobs)
      .values({ kind: 'note', companyId: ash, turn: 0, payload: { title: 'a' }, runAt: new Date(0) });
    await opened.jobsOf([job]).runDue();
    expect(ran).toEqual([]);
    expect(await failedJobs(opened.database, 1)).toMatchObject([{ kind: 'note' }]);
  });

  it('starts a scheduled job once at each time across processes, and once for all missed times', async () => {
    const { job, ran } = noting();
    const time = { at: '06:00', timeZone: 'America/New_York' };
    const daily = { job, key: 'daily', payload: { name: 'daily' }, time, now: opened.time.now };
    opened.time.now = Date.parse('2026-03-08T09:00Z');
    const queues = [opened.jobsOf([job]), opened.jobsOf([job])];
    const runAll = () => Promise.all(queues.map((queue) => queue.runDue()));
    await schedule(opened.database, { ...daily, now: opened.time.now });
    await runAll();
    expect(ran).toHaveLength(0);
    opened.time.now = Date.parse('2026-03-08T10:00Z');
    await runAll();
    await runAll();
    expect(ran).toHaveLength(1);
    // Setting it again at each start leaves it due.
    opened.time.now = Date.parse('2026-03-12T10:00Z');
    await schedule(opened.database, { ...daily, now: opened.time.now });
    await runAll();
    expect(ran).toHaveLength(2);
    await unschedule(opened.database, job, 'daily');
    opened.time.now += 48 * HOUR;
    await runAll();
    expect(ran).toHaveLength(2);
  });

  it('reschedules what a clock running ahead had scheduled', async () => {
    const { job, ran } = noting();
    const time = { at: '06:00', timeZone: 'UTC' };
    await schedule(opened.database, {
      job,
      key: 'd',
      payload: { name: 'd' },
      time,
      now: opened.time.now + 400 * MILLISECONDS_PER_DAY,
    });
    const queue = opened.jobsOf([job]);
    await queue.runDue();
    expect(ran).toEqual([]);
    opened.time.now += MILLISECONDS_PER_DAY;
    await queue.runDue();
    expect(ran).toEqual(['d']);
    await unschedule(opened.database, job, 'd');
  });

  it('wakes at a commit in this process, and stops polling when stopped', async () => {
    const ranAt = gate();
    const { job, ran } = noting(async () => ranAt.open());
    const queue = opened.jobsOf([job]);
    await queue.start();
    await enqueue(opened.database, job, { name: 'a' });
    queue.wake();
    await ranAt.opened;
    await queue.stop();
    await enqueue(opened.database, job, { name: 'b' });
    queue.wake();
    await queue.runDue();
    expect(ran).toEqual(['a']);
  });
});

onPostgres('a waiting job that a transaction enqueues again', (kind) => {
  it('does not run before the commit, so that it sees what the transaction wrote', async () => {
    const opened = await openTestDatabase(kind);
    const ran: string[] = [];
    const run = async ({ name }: { name: string }) => void ran.push(name);
    const job = defineJob({ ...settings, kind: 'note', payload: v.object({ name: v.string() }), run });
    const queue = opened.jobsOf([job]);
    await enqueue(opened.database, job, { name: 'old' }, { key: 'k' });
    await opened.database.transaction(async (transaction) => {
      await enqueue(transaction, job, { name: 'new' }, { key: 'k' });
      await queue.runDue();
      expect(ran).toEqual([]);
    });
    await queue.runDue();
    expect(ran).toEqual(['new']);
    await opened.close();
  });
});

it('the wait doubles after each attempt up to the maximum, and varies by a quarter either way', () => {
  const backOff = { first: 60, most: 3600 };
  expect([1, 2, 3, 10].map((attempts) => retryDelay(backOff, attempts, 0.5) / 1000)).toEqual([60, 120, 240, 3600]);
  expect([0, 1].map((random) => retryDelay(backOff, 1, random) / 1000)).toEqual([45, 75]);
});
