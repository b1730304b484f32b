import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { programFile } from '@suite/host/test/program-file';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { failedJobs } from '../jobs/failed-jobs';
import { jobs, schedules } from '../jobs/schema';
import { newestFacts } from './append-fact';
import { createFacts, type Facts } from './create-facts';
import type { Subscriber } from './deliver-facts';
import { factPositions, factSubscribers, facts } from './schema';

const program = programFile('tell-until-killed');
const ash = 'aaaaaaaa-0000-4000-8000-000000000000';
const birch = 'bbbbbbbb-0000-4000-8000-000000000000';

const happened = (what: string, companyId = ash) => ({ type: 'thing.happened', companyId, data: { what } });

/** Appends facts of types that no service has. */
const appendTo =
  (facts: Facts, time: { now: number }) =>
  (transaction: Database, { type, ...fact }: ReturnType<typeof happened>) =>
    facts.append(transaction, type as never, fact as never, time.now);

async function open(opened: TestDatabase, subscribers: Subscriber[]) {
  const { database, time } = opened;
  const facts = createFacts({ within: [], subscribers });
  await facts.start(database, time.now);
  return { ...facts, append: appendTo(facts, time), tell: () => opened.jobsOf(facts.jobs).runDue() };
}

/** A subscriber that records the facts it receives. */
function noting(name: string, fails: (what: unknown) => boolean = () => false) {
  const received: unknown[] = [];
  const subscriber: Subscriber = {
    name,
    on: {
      async 'thing.happened'(_transaction, { data }) {
        received.push(data.what);
        if (fails(data.what)) throw new Error('not now');
      },
    },
  };
  return { subscriber, received };
}

onEachDatabase('facts', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const table of [jobs, schedules, facts, factPositions, factSubscribers]) await opened.database.delete(table);
  });

  it('are handled in their own transaction on request, and a failure rolls it back', async () => {
    await opened.pool.query('create table if not exists noted (what text)');
    const within = {
      async 'thing.happened'(transaction: Database, { data }: { data: { what: string } }) {
        await transaction.execute(sql`insert into noted values (${data.what})`);
        if (data.what === 'b') throw new Error('refused');
      },
    };
    const facts = createFacts({ within: [within as never], subscribers: [] });
    const append = appendTo(facts, opened.time);
    await opened.database.transaction((transaction) => append(transaction, happened('a')));
    const refused = opened.database.transaction((transaction) => append(transaction, happened('b')));
    await expect(refused).rejects.toThrow('refused');
    expect((await opened.pool.query('select what from noted')).rows).toEqual([{ what: 'a' }]);
    expect(await newestFacts(opened.database, { companyId: ash, limit: 5 })).toMatchObject([{ data: { what: 'a' } }]);
  });

  it('reach each subscriber of their type in order after the commit, and never after a rollback', async () => {
    const [one, two] = [noting('one'), noting('two')];
    const deaf: Subscriber = { name: 'deaf', on: { 'other.happened': () => Promise.reject(new Error('told')) } };
    const { append, tell } = await open(opened, [one.subscriber, two.subscriber, deaf]);
    await opened.database.transaction(async (transaction) => {
      for (const what of ['a', 'b', 'c']) await append(transaction, happened(what));
    });
    const undone = opened.database.transaction(async (transaction) => {
      await append(transaction, happened('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await tell();
    await append(opened.database, happened('d'));
    await tell();
    expect([one.received, two.received]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ]);
    expect(await failedJobs(opened.database, 1)).toEqual([]);
  });

  it('that fail are retried before later ones, and block only that subscriber for that company', async () => {
    let isBroken = true;
    const [failing, other] = [noting('failing', (what) => isBroken && what === 'b'), noting('other')];
    const { append, tell } = await open(opened, [failing.subscriber, other.subscriber]);
    for (const what of ['a', 'b', 'c']) await append(opened.database, happened(what));
    await append(opened.database, happened('of birch', birch));
    await tell();
    expect([...failing.received].sort()).toEqual(['a', 'b', 'of birch']);
    expect(other.received.filter((what) => what !== 'of birch')).toEqual(['a', 'b', 'c']);
    // Another fact does not shorten the wait.
    await append(opened.database, happened('d'));
    await tell();
    expect(failing.received).toHaveLength(3);
    isBroken = false;
    opened.time.now += MILLISECONDS_PER_DAY;
    await tell();
    expect(failing.received.slice(3)).toEqual(['b', 'c', 'd']);
  });

  it('leave no writes of a failed subscriber, and exactly one write of a successful one', async () => {
    let tries = 0;
    const subscriber: Subscriber = {
      name: 'writing',
      on: {
        async 'thing.happened'(transaction) {
          await transaction.execute(sql`insert into written values (1)`);
          if (++tries < 3) throw new Error('not now');
        },
      },
    };
    await opened.pool.query('create table written (number int)');
    const { append, tell } = await open(opened, [subscriber]);
    await append(opened.database, happened('a'));
    for (let i = 0; i < 4; i++, opened.time.now += MILLISECONDS_PER_DAY) await tell();
    expect(tries).toBe(3);
    expect((await opened.pool.query('select * from written')).rows).toHaveLength(1);
  });

  it('in a burst are delivered once if only the newest matters, in their order among the others', async () => {
    const received: unknown[] = [];
    const note = async (_transaction: unknown, { data }: { data: Record<string, unknown> }) => void received.push(data.what);
    const on = { 'thing.happened': { newestOnly: note }, 'other.happened': note };
    const { append, tell } = await open(opened, [{ name: 'one', on }]);
    await opened.database.transaction(async (transaction) => {
      for (let i = 1; i <= 25; i++) await append(transaction, happened(`${i}`));
      await append(transaction, { ...happened('other'), type: 'other.happened' });
      for (let i = 26; i <= 50; i++) await append(transaction, happened(`${i}`));
    });
    await tell();
    expect(received).toEqual(['other', '50']);
  });

  it('appended before the first subscription are not delivered, and those appended while no process ran are', async () => {
    const { append } = await open(opened, []);
    await append(opened.database, happened('before'));
    const one = noting('one');
    const first = await open(opened, [one.subscriber]);
    await first.append(opened.database, happened('missed'));
    const second = await open(opened, [one.subscriber]);
    await second.tell();
    expect(one.received).toEqual(['missed']);
  });

  it('are listed by company, newest first, page by page', async () => {
    const { append } = await open(opened, []);
    for (const what of ['a', 'b', 'c']) await append(opened.database, happened(what));
    await append(opened.database, happened('of birch', birch));
    await append(opened.database, { ...happened('other'), type: 'other.happened' });
    const page = async (before?: number) =>
      newestFacts(opened.database, { companyId: ash, types: ['thing.happened'], before, limit: 2 });
    const [first, second] = [await page(), await page((await page())[1]?.id)];
    expect([first, second].map((rows) => rows.map(({ data }) => data.what))).toEqual([['c', 'b'], ['a']]);
    expect(first[0]).toMatchObject({ type: 'thing.happened', companyId: ash, at: new Date(opened.time.now) });
  });

  it('are removed after 90 days', async () => {
    const { append, tell } = await open(opened, []);
    await append(opened.database, happened('old'));
    opened.time.now += 89 * MILLISECONDS_PER_DAY;
    await append(opened.database, happened('new'));
    await tell();
    expect(await newestFacts(opened.database, { companyId: ash, limit: 9 })).toHaveLength(2);
    opened.time.now += 2 * MILLISECONDS_PER_DAY;
    await tell();
    expect((await newestFacts(opened.database, { companyId: ash, limit: 9 })).map(({ data }) => data.what)).toEqual(['new']);
  });
});

onPostgres('facts of two simultaneous transactions', (kind) => {
  it('are delivered in the order of their commits, without gaps', async () => {
    const opened = await openTestDatabase(kind);
    const one = noting('one');
    const { append, tell } = await open(opened, [one.subscriber]);
    let second: Promise<void> | undefined;
    await opened.database.transaction(async (transaction) => {
      await append(transaction, happened('first'));
      second = append(opened.database, happened('second'));
      await append(opened.database, happened('of birch', birch));
      await tell();
      expect(one.received).toEqual(['of birch']);
    });
    await second;
    await tell();
    expect(one.received).toEqual(['of birch', 'first', 'second']);
    await opened.close();
  });

  it('are listed in the order of their commits, even without subscribers', async () => {
    const opened = await openTestDatabase(kind);
    const { append } = await open(opened, []);
    const listed = async () => (await newestFacts(opened.database, { companyId: ash, limit: 9 })).map(({ data }) => data.what);
    let second: Promise<void> | undefined;
    await opened.database.transaction(async (transaction) => {
      await append(transaction, happened('first'));
      second = append(opened.database, happened('second'));
      for (let i = 0; i < 5; i++) await append(opened.database, happened('of birch', birch));
      expect(await listed()).toEqual([]);
    });
    await second;
    expect(await listed()).toEqual(['second', 'first']);
    await opened.close();
  });
});

onPostgres('a fact that is appended while a subscriber handles an earlier one', (kind) => {
  it('is delivered after it, also by another process', async () => {
    const opened = await openTestDatabase(kind);
    const release = new AbortController();
    const released = once(release.signal, 'abort');
    const received: unknown[] = [];
    const handle = async (_transaction: unknown, { data }: { data: Record<string, unknown> }) => {
      received.push(data.what);
      if (data.what === 'a') await released;
    };
    const { append, tell } = await open(opened, [{ name: 'slow', on: { 'thing.happened': handle } }]);
    await append(opened.database, happened('a'));
    const telling = tell();
    while (!received.length) await opened.database.execute(sql`select 1`);
    await append(opened.database, happened('b'));
    await tell();
    expect(received).toEqual(['a']);
    release.abort();
    await telling;
    await tell();
    expect(received).toEqual(['a', 'b']);
    await opened.close();
  });
});

onPostgres('a fact whose process is killed with kill -9 while a subscriber handles it', (kind) => {
  it('is delivered again by another process, and earlier ones are not', async () => {
    const { database, pool, dataFolder, databaseUrl = '', time, close } = await openTestDatabase(kind);
    await pool.query('create table told (id int)');
    const { subscriber } = noting('printer');
    const facts = createFacts({ within: [], subscribers: [subscriber] });
    await facts.start(database, time.now);
    for (const what of ['a', 'b', 'c']) await appendTo(facts, time)(database, happened(what));

    const run = async (now: number, hangsAt: string) => {
      const child = spawn(process.execPath, [program, dataFolder, databaseUrl, String(now), hangsAt], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const received: (string | undefined)[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        received.push(line.split(' ')[1]);
        if (received.at(-1) === hangsAt) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return received;
    };
    expect(await run(time.now, 'b')).toEqual(['a', 'b']);
    expect(await run(time.now + 120_000, '')).toEqual(['b', 'c']);
    expect((await pool.query('select id from told')).rows).toHaveLength(3);
    await close();
  }, 60_000);
});
