import type { Page } from '@playwright/test';

/**
 * A page is settled when it has requested no script or style for this many milliseconds. Longer than any work that waits for an
 * idle page. API calls go on as long as it is open.
 */
const SETTLED = 6_000;

export interface PageAssets {
  /** Paths of the scripts and style sheets that the page requested before it was quiet. */
  early: string[];
  /** Paths requested until the page was settled. */
  all: string[];
  /** Number of requests of any kind before the page was quiet. */
  requests: number;
}

/** Opens an address and waits until the page is settled. */
export async function assetsOf(page: Page, url: string): Promise<PageAssets> {
  await page.goto('about:blank');
  await page.goto(url);
  const { quiet, entries } = await page.evaluate(async (settled) => {
    for (let known = -1, since = performance.now(); performance.now() - since < settled; ) {
      const count = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name)).length;
      if (count !== known || document.readyState !== 'complete') {
        known = count;
        since = performance.now();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return {
      quiet: performance.getEntriesByName('suite.quiet')[0]?.startTime ?? Number.MAX_VALUE,
      entries: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    };
  }, SETTLED);
  const early = entries.filter(({ startTime }) => startTime < quiet);
  return { early: assetPaths(early), all: assetPaths(entries), requests: early.length + 1 };
}

const assetPaths = (entries: readonly { name: string }[]): string[] => [
  ...new Set(entries.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path))),
];
