import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { startSuite } from '@suite/testing/running-suite';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { placed } from '@suite/testing/suite-test';
import { trustingBrowser } from '@suite/testing/trusting-browser';
import { type Measurement, median, ratio } from '../row';
import { THROTTLE } from '../seeded-suite';
import { buildEmptyExport } from './peers';
import { serveFolders } from './static-server';

/**
 * A page is settled when its scripts have run for less than `LITTLE` within this many milliseconds. Longer than the timeout of
 * its first service.
 */
const SETTLED = 5_500;
const LITTLE = 20;
/** Interval of the check, in milliseconds. */
const EVERY = 500;
/** Time limit for a page to settle, in milliseconds. */
const LONGEST = 60_000;

interface Load {
  /** Milliseconds in scripts. */
  script: number;
  /** Sum of task time beyond 50 ms per task. */
  blocked: number;
}

/** Measures the main-thread time of sign-in and home on a throttled processor against an empty Next export, alternately. */
export async function benchMainThread(rounds = 9): Promise<Measurement[]> {
  const empty = await serveFolders({ '': buildEmptyExport() });
  const running = await startSuite('preview');
  const suite = placed(running, 'prod');
  const { context, close } = await trustingBrowser(running);
  try {
    const pages = { empty: `${empty.origin}/`, 'sign-in': suite.url('login'), home: suite.url('home') } as const;
    const loads: Record<keyof typeof pages, Load[]> = { empty: [], 'sign-in': [], home: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['empty', 'sign-in', 'home'] as const) {
        if (name === 'home') await signInByApi(context, suite, 'olivia');
        else await context.clearCookies();
        const load = await loadOf(context, pages[name]);
        // The first round fills the browser's caches.
        if (round > 0) loads[name].push(load);
      }
    }
    const value = (name: keyof typeof pages, of: keyof Load) => median(loads[name].map((load) => load[of]));
    const row = (name: 'sign-in' | 'home', of: keyof Load, what: string, aim: string): Measurement => ({
      name: `${what} until settled at ${THROTTLE}× throttle, ${name}, beside an empty Next export`,
      measured: `${value(name, of).toFixed(0)} ÷ ${value('empty', of).toFixed(0)} ms = ${ratio(value(name, of) / value('empty', of))}`,
      aim,
    });
    return (['sign-in', 'home'] as const).flatMap((name) => [
      row(name, 'script', 'script time', '1.4×'),
      row(name, 'blocked', 'blocked time', '1.5×'),
    ]);
  } finally {
    await close();
    await running.stop();
    empty.close();
  }
}

async function loadOf(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await devtools.send('Performance.enable');
  await page.addInitScript(() => {
    const holder = globalThis as unknown as { blocked: number };
    holder.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) holder.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  const script = await settledScript(page, devtools);
  const blocked = await blockedOf(page);
  await page.close();
  return { script, blocked };
}

/** Returns the milliseconds in scripts, once the page is settled. */
async function settledScript(page: Page, devtools: CDPSession): Promise<number> {
  const looks: number[] = [];
  while (looks.length * EVERY < LONGEST) {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
    const before = looks.at(-SETTLED / EVERY);
    if (before !== undefined && script - before < LITTLE) return script;
    looks.push(script);
    await page.waitForTimeout(EVERY);
  }
  throw new Error(`${page.url()} was not settled after ${LONGEST / 1_000} s`);
}

const blockedOf = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { blocked: number }).blocked);
