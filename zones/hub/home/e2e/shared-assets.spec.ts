import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@suite/testing/suite-test';

/** Scripts and styles that a hop's document brings: the zone's frame. Decision 007 aims at it; headers are counted. */
const MOST_OF_FRAME = 13 * 1024;
/** The same with all that the zone's first view then asks for: the dashboard has panels of numbers and charts. */
const MOST_OF_VIEW = 60 * 1024;

const ofHome = new Set(
  ['chunks', 'media'].flatMap((folder) => readdirSync(fileURLToPath(new URL(`../out/_next/static/${folder}`, import.meta.url)))),
);

test('a hop to another zone of the host downloads only what is its own', async ({ page, suite, signIn }) => {
  test.skip(suite.topology.startsWith('local'), 'every zone has a port, and with it a browser cache, of its own');
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  const hop = await page.goto(suite.url('iq-dashboard'));
  const document = await hop?.text();
  await expect(page.getByRole('table', { name: 'Months' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Xero' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const assets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.(js|css)$/.test(entry.name))
      .map((entry) => ({ url: new URL(entry.name).pathname, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );
  const frame = assets.filter(({ url }) => document?.includes(url));
  // What home asks for late, too, as its flags, is no cost of the hop, whichever of the two pages came to ask first.
  const late = assets.filter((asset) => !frame.includes(asset) && !ofHome.has(basename(asset.url)));
  expect(frame.length).toBeGreaterThan(4);
  expect(late.length, 'the figures are loaded after the frame').toBeGreaterThan(0);
  const told = JSON.stringify({ frame: sum(frame), late: sum(late), assets }, null, 2);
  expect(sum(frame), told).toBeGreaterThan(0);
  expect(sum(frame), told).toBeLessThan(MOST_OF_FRAME);
  expect(sum(frame) + sum(late), told).toBeLessThan(MOST_OF_VIEW);
});

const sum = (assets: readonly { bytes: number }[]) => assets.reduce((total, { bytes }) => total + bytes, 0);
