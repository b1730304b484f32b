import type { Page, Route } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import type { RunningSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { sql } from 'drizzle-orm';
import { type Measurement, median, percentile, ratio } from './row';
import { inSeededSuite, THROTTLE } from './seeded-suite';

const ROUNDS = 9;
const FLIPS = 20;

/** Matches calls to the platform's flag, analytics and monitoring services. */
const SERVICES = /\/(flags|analytics)\/|\/monitoring(\?|$)/;

const faults: Record<string, (route: Route) => unknown> = {
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
  'answering 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'answering garbage': (route) => route.fulfill({ status: 200, body: '<html>{"a":' }),
  blocked: (route) => route.abort('blockedbyclient'),
};

/**
 * Measures home in prod, signed in: its largest paint with healthy services and with each fault, and how soon a flag change
 * arrives.
 */
export const benchTelemetry = (): Promise<Measurement[]> =>
  inSeededSuite(sql`SELECT 1`, 'home', async (page, running) => {
    const address = placed(running, 'prod').url('home');
    const rows: Measurement[] = [];
    for (const [fault, meddle] of Object.entries(faults)) {
      const pairs: { well: number; ill: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const well = await largestPaint(page, address, (route) => route.continue());
        pairs.push({ well, ill: await largestPaint(page, address, meddle) });
      }
      const [well, ill] = [median(pairs.map(({ well }) => well)), median(pairs.map(({ ill }) => ill))];
      rows.push({
        name: `largest paint of home, flags, analytics and monitoring ${fault}, beside the same with all well, ${ROUNDS} pairs`,
        measured: `${ratio(ill / well)} (${ill.toFixed(0)} to ${well.toFixed(0)} ms)`,
        aim: 'at most 1.1×',
      });
    }
    return [...rows, await flips(page, running)];
  });

/** Returns the milliseconds from the start of the page until its largest paint, which is final when telemetry starts. */
async function largestPaint(page: Page, address: string, meddle: (route: Route) => unknown): Promise<number> {
  const visit = await page.context().newPage();
  await visit.route(SERVICES, (route) => void meddle(route));
  const started = visit.waitForRequest(SERVICES);
  await visit.goto(address);
  await started;
  const paint = await visit.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await visit.close();
  return paint;
}

/**
 * Changes a flag of prod in dev and measures the time from the call until the listening page, on its throttled processor, has
 * changed.
 */
async function flips(page: Page, running: RunningSuite): Promise<Measurement> {
  const desk = apiOf(placed(running, 'dev'));
  await desk.signIn(people.noah.email, PASSWORD);
  const path = '/internal/v1/flags/ai-chat-button/environments/prod';
  const { body } = await desk.call('GET', '/internal/v1/flags');
  const flag = body.find(({ key }: { key: string }) => key === 'ai-chat-button');
  let { version } = flag.values.find(({ environment }: { environment: string }) => environment === 'prod');
  const times: number[] = [];
  for (let flip = 0; flip < FLIPS; flip++) {
    const value = flip % 2 === 1;
    const seen = page.getByRole('banner').getByRole('link', { name: 'AI chat' });
    const start = performance.now();
    const { body: flags } = await desk.call('PUT', path, { version, value, internalValue: null });
    await seen.waitFor({ state: value ? 'visible' : 'hidden' });
    times.push(performance.now() - start);
    const states = flags.find(({ key }: { key: string }) => key === 'ai-chat-button').values;
    ({ version } = states.find(({ environment }: { environment: string }) => environment === 'prod'));
  }
  return {
    name: `a flag of prod changed in dev, from the call until an open page at ${THROTTLE}× CPU throttle shows it, ${FLIPS} times`,
    measured: `median ${median(times).toFixed(0)} ms, worst ${percentile(times, 1).toFixed(0)} ms`,
    aim: 'under 1,000 ms',
  };
}
