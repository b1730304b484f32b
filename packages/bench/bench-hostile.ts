import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { startSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { API_PORT_OFFSET, zoneNames } from '@suite/zones/zones';
import { mailPathOf, settingsOf, startHostileModel, statusRows } from './hostile-inputs';
import type { Attacked } from './hostile-process';
import { type Measurement, percentile, ratio } from './row';

const PEOPLE = 200;

/** Duration of each of the two loads, in milliseconds. */
const DURATION = 120_000;

/** What people request, repeated in proportion to its frequency. */
const looks = [
  '/insights/metrics/dashboard',
  '/insights/metrics/clients?limit=20',
  '/insights/metrics/clients?limit=20&sort=name',
  '/insights/metrics/months',
  '/insights/metrics/prices?limit=20',
  '/insights/imports',
  '/access/v1/people?limit=20',
  '/identity/v1/sessions/current',
];

type Caller = ReturnType<typeof apiOf>;

/** Runs 200 people at work, for two minutes alone and for two minutes beside hostile input, each kind once per second. */
export async function benchHostile(): Promise<Measurement[]> {
  const model = await startHostileModel();
  const suite = placed(await startSuite('local', { ...settingsOf(model), SUITE_PROXIES: '1' }, zoneNames), 'local');
  try {
    const callers = Array.from({ length: PEOPLE }, () => apiOf(suite));
    for (const caller of callers) await caller.signIn(people.olivia.email, PASSWORD);
    const quiet = await load(callers, suite.pid);
    const insider = callers[1] as Caller;
    const input = {
      port: suite.portBase + API_PORT_OFFSET,
      mailPath: await mailPathOf(insider),
      member: insider.authorization(),
    };
    const attack = fork(new URL('./hostile-process.ts', import.meta.url), { serialization: 'advanced' });
    attack.send(input);
    const attacked = await load(callers, suite.pid);
    attack.send('stop');
    const [{ count, statuses }] = (await once(attack, 'message')) as [Attacked];
    const summary = ({ calls, errors, times }: Load) =>
      `${errors} of ${calls} calls failed, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
    return [
      { name: `${PEOPLE} people at work for ${DURATION / 1000} s`, measured: summary(quiet), aim: 'none failed' },
      { name: `the same beside ${count} hostile inputs`, measured: summary(attacked), aim: 'none failed' },
      {
        name: 'p99 beside hostile input, beside without',
        measured: ratio(percentile(attacked.times, 0.99) / percentile(quiet.times, 0.99)),
        aim: '3×',
      },
      { name: 'peak memory beside hostile input, beside without', measured: ratio(attacked.peak / quiet.peak), aim: '1.5×' },
      ...statusRows(statuses),
    ];
  } finally {
    await suite.stop();
    model.closeAllConnections();
    model.close();
  }
}

interface Load {
  calls: number;
  errors: number;
  /** Milliseconds of each call. */
  times: number[];
  /** In bytes. */
  peak: number;
}

async function load(callers: readonly Caller[], pid: number): Promise<Load> {
  const done: Load = { calls: 0, errors: 0, times: [], peak: 0 };
  const end = performance.now() + DURATION;
  const sampling = setInterval(() => {
    done.peak = Math.max(done.peak, residentBytes(pid));
  }, 250);
  await Promise.all(
    callers.map(async (caller, number) => {
      await setTimeout((number / callers.length) * 1000);
      for (let turn = number; performance.now() < end; turn++) {
        const startedAt = performance.now();
        const answer = await caller.call('GET', looks[turn % looks.length] as string).catch(() => undefined);
        done.calls++;
        if (answer?.status !== 200) done.errors++;
        done.times.push(performance.now() - startedAt);
        await setTimeout(1000);
      }
    }),
  );
  clearInterval(sampling);
  return done;
}

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
