import { expect, test } from '@suite/testing/suite-test';

/** Scripts and styles of a hop to another zone of the host, as design §3 aims at; headers are counted. */
const MOST_NEW_BYTES = 10 * 1024;

test('a hop to another zone of the host downloads only what is its own', async ({ page, suite, signIn }) => {
  test.skip(suite.topology.startsWith('local'), 'every zone has a port, and with it a browser cache, of its own');
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await page.goto(suite.url('profile'));
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

  const assets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.(js|css)$/.test(entry.name))
      .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  );
  expect(assets.length).toBeGreaterThan(4);
  const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  expect(bytes, JSON.stringify(assets)).toBeGreaterThan(0);
  expect(bytes, JSON.stringify(assets)).toBeLessThan(MOST_NEW_BYTES);
});
