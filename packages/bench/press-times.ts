import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Measurement, median, percentile, printed } from './row';
import { THROTTLE } from './seeded-suite';

const ROUNDS = 10;

interface Time {
  /** Milliseconds from the press until the result is drawn. */
  all: number;
  /** Part of `all` that the call took. */
  call: number;
  /** Milliseconds from the press until the page has drawn its immediate reaction (Event Timing, INP). */
  press: number;
  /** Processor milliseconds of the page's main thread; other work on the machine doesn't count. */
  worked: number;
}

/** Prepares a press and returns its target and key. */
export type Action = (page: Page, round: number) => Promise<[target: Locator, key: string]>;

export interface Drawn {
  /** Part of the call's URL. */
  call: string;
  /** Selector of elements that change with the result. */
  shown: string;
  /** Selector of an element that exists only once the result is drawn. */
  ready: string;
}

/** Presses repeatedly, each time until the result is drawn. */
export async function timesOf(page: Page, act: Action, drawn: Drawn): Promise<Time[]> {
  const measured: Time[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let round = 0; round < ROUNDS; round++) {
    const [target, key] = await act(page, round);
    const time = page.evaluate(untilDrawn, drawn);
    const before = await workOf(session);
    const [pressed] = await Promise.all([time, target.press(key)]);
    measured.push({ ...pressed, worked: (await workOf(session)) - before });
  }
  await session.detach();
  return measured;
}

/** Returns the processor milliseconds of the page's main thread so far. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** @param of number and kind of the listed items: `10000 people` */
export function pressRow(of: string, what: string, times: readonly Time[]): Measurement {
  const all = times.map((time) => time.all);
  const calls = times.map((time) => time.call);
  const worked = times.map((time) => time.worked);
  const presses = times.map((time) => time.press);
  return printed({
    name: `${of} at ${THROTTLE}× CPU throttle, ${what}, ${times.length} times`,
    measured: `worst press ${Math.max(...presses)} ms, median ${median(presses)} ms; until drawn: median ${median(all).toFixed(0)} ms, of which ${median(calls).toFixed(0)} the call; p95 ${percentile(all, 0.95).toFixed(0)} ms; processor time of the page: median ${median(worked).toFixed(0)} ms`,
    aim: 'under 200 ms',
  });
}

/**
 * Runs in the page: measures from the next key press until its result is drawn. Its functions must be anonymous, because it is
 * serialized into the page.
 */
const untilDrawn = async ({ call: part, shown, ready }: Drawn) => {
  let press = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) press = Math.max(press, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const before = [...document.querySelectorAll(shown)].map(({ textContent }) => textContent).join();
  const pressed = await new Promise<number>((resolve) =>
    addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  let wasWaiting = false;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const passed = performance.now() - pressed;
    // There was no call: the cached result looks like the previous one.
    if (!wasWaiting && passed > 2_000) return { all: press, call: 0, press };
    if (passed > 15_000) throw new Error(`Nothing of ${shown} has changed, or ${ready} has not come`);
    // Shown elements are read only once the page is ready, because reading them takes time.
    if (!document.querySelector(ready)) {
      wasWaiting = true;
      continue;
    }
    // The result may look like the previous one: another order of equal rows, or one more letter that changes nothing.
    if (wasWaiting) break;
    if ([...document.querySelectorAll(shown)].map(({ textContent }) => textContent).join() !== before) break;
  }
  // A frame is on the screen once the task after it runs.
  await new Promise((resolve) => setTimeout(resolve));
  const all = performance.now() - pressed;
  const call = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(part));
  performance.clearResourceTimings();
  // The press is reported after the next frame has been drawn.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  observer.disconnect();
  return { all, call: call?.duration ?? 0, press };
};
