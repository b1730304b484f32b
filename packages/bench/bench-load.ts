import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '@suite/host/platform/open-platform';
import { startPostgres } from '@suite/host/test/postgres';
import { type LoadedPerson, newAgent, personAt, platformAt } from './load/person';
import { processorSeconds, startPlatform } from './load/platform-process';
import { type Measurement, percentile, ratio } from './row';

/** Avoids the ports of a suite that may be running. */
const PORT = 3450;

/** Concurrent calls that two cores handle without queuing, and calls in each measurement. */
const COMFORTABLE = 4;
const CALLS = 600;
const SIGN_INS = 60;

/** What a person does in a working day, and the share of a day in its busiest hour. */
const DAY = { signIn: 1, renew: 9, dashboard: 60 };
const BUSIEST_HOUR = 0.2;

/** Planned utilization of the processors. */
const FULL = 0.6;
const CORES = 2;

type Call = keyof LoadedPerson;

/**
 * Measures the platform as operators run it, on PostgreSQL, all on this machine: the cost of calls, and ten times the comfortable
 * load.
 */
export async function benchLoad(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-load-'));
  const postgres = await startPostgres(folder);
  if ('reason' in postgres) return [{ name: 'load', measured: `left out: ${postgres.reason}`, aim: '' }];
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'postgres'))}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'suite-data-'));
  const agent = newAgent();
  try {
    const key = randomBytes(32).toString('base64');
    const seeding = { dataFolder, databaseUrl: url, tokenKey: key, seed: true, logger: createLogger('error') };
    await openPlatform(seeding).then((platform) => platform.close());
    const platform = await startPlatform(PORT, { SUITE_DATA: dataFolder, DATABASE_URL: url, SUITE_TOKEN_KEY: key });
    try {
      const count = COMFORTABLE * 10;
      const people: LoadedPerson[] = [];
      // One after the other, because concurrent attempts for one account are throttled.
      for (let n = 0; n < count; n++) people.push(await personAt(platformAt(PORT, agent, `198.51.100.${n}`), EMAIL));
      const spent = () => processorSeconds(platform.pid) + processorSeconds(postgres.pid());
      const costs = {} as Record<Call, number>;
      for (const call of ['signIn', 'renew', 'dashboard'] as const) {
        const begin = spent();
        const calls = call === 'signIn' ? SIGN_INS : CALLS;
        await run(people.slice(0, COMFORTABLE), () => call, calls);
        costs[call] = (spent() - begin) / calls;
      }
      const mixed = (n: number): Call => (n % 20 === 0 ? 'renew' : 'dashboard');
      const [few, many] = [await run(people.slice(0, COMFORTABLE), mixed, CALLS), await run(people, mixed, CALLS * 4)];
      return [...costRows(costs), ...loadRows(few, many)];
    } finally {
      await platform.stop();
    }
  } finally {
    agent.destroy();
    await postgres.stop();
    for (const each of [folder, dataFolder]) rmSync(each, { recursive: true, force: true });
  }
}

/** A member of a firm that has metrics. */
const EMAIL = 'olivia@harborline.example';

/** Makes `count` calls; each person makes one call at a time. */
async function run(people: readonly LoadedPerson[], callOf: (n: number) => Call, count: number) {
  const times: number[] = [];
  const statuses: number[] = [];
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    people.map(async (person) => {
      while (next < count) {
        const call = callOf(next++);
        const start = performance.now();
        const response = await person[call]();
        const text = await response.text();
        times.push(performance.now() - start);
        if (response.status >= 400 && response.status < 500) throw new Error(`${call} was answered ${response.status}: ${text}`);
        statuses.push(response.status);
      }
    }),
  );
  return { times, statuses, perSecond: count / ((performance.now() - begin) / 1000) };
}

function costRows(costs: Record<Call, number>): Measurement[] {
  const ofDay = DAY.signIn * costs.signIn + DAY.renew * costs.renew + DAY.dashboard * costs.dashboard;
  const machines = (people: number) => Math.ceil((people * ofDay * BUSIEST_HOUR) / 3600 / (FULL * CORES));
  const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`;
  return [
    {
      name: 'processor time of a sign-in, a renewal, a dashboard, with PostgreSQL',
      measured: [costs.signIn, costs.renew, costs.dashboard].map(milliseconds).join(', '),
      aim: '',
    },
    {
      name: `machines of ${CORES} cores for 1 and 100 million people a day, on paper`,
      measured: `${machines(1e6)} and ${machines(1e8)} (${milliseconds(ofDay)} a person and day)`,
      aim: '',
    },
  ];
}

function loadRows(few: Awaited<ReturnType<typeof run>>, many: Awaited<ReturnType<typeof run>>): Measurement[] {
  const failed = many.statuses.filter((status) => status >= 500).length;
  const [p50, p99] = [percentile(many.times, 0.5), percentile(many.times, 0.99)];
  return [
    {
      name: `calls of ${COMFORTABLE * 10} people at once, beside ${COMFORTABLE}`,
      measured: `${many.perSecond.toFixed(0)} / ${few.perSecond.toFixed(0)} per second, ${failed} answered 5xx`,
      aim: 'no 5xx',
    },
    {
      name: 'p99 of these, beside their p50',
      measured: `${p99.toFixed(0)} / ${p50.toFixed(0)} ms = ${ratio(p99 / p50)}`,
      aim: '5×',
    },
  ];
}
