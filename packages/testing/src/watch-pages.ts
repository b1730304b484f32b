import type { BrowserContext } from '@playwright/test';

/** Problems on a browser's pages that no visitor should encounter. */
export interface Watched {
  /** Console errors and uncaught errors. */
  errors: string[];
  /** Cumulative Layout Shift by the page's address, without shifts caused by a person's input. */
  shifts: Map<string, number>;
}

/** Watches every page of the browser from its start. */
export async function watchPages(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { errors: [], shifts: new Map() };
  context.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => watched.errors.push(String(failure.error())));
  await context.exposeBinding('reportShift', (_, address: string, value: number) => {
    watched.shifts.set(address, (watched.shifts.get(address) ?? 0) + value);
  });
  await context.addInitScript(() => {
    const { reportShift } = window as unknown as { reportShift(address: string, value: number): void };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) reportShift(location.href, entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return watched;
}

/** Returns pages whose Cumulative Layout Shift is not 0.00. */
export const shifted = ({ shifts }: Watched): string[] =>
  [...shifts].filter(([, value]) => value >= 0.005).map(([address, value]) => `${address} shifts by ${value.toFixed(3)}`);
