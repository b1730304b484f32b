import { withPlainChromium } from '@suite/testing/plain-chromium';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { expect, test } from '@suite/testing/suite-test';

interface SentRequest {
  shownAt: number;
  before: string[];
  after: string[];
}

/** Requests of the page before somebody saw it, and since. */
const script = `(() => {
  const shownAt = performance.getEntriesByType('navigation')[0].activationStart;
  const all = performance.getEntriesByType('resource');
  const named = (entries) => entries.map(({ name }) => name);
  return {
    shownAt,
    before: named(all.filter(({ startTime }) => startTime < shownAt)),
    after: named(all.filter(({ startTime }) => startTime >= shownAt)),
  };
})()`;

/** The suite's own cookies. */
const cookies = `document.cookie.split('; ').filter((cookie) => cookie.startsWith('__Secure-')).sort().join()`;

const CLIENTS = 'a[href*="/iq/clients/"]:not([target])';

test('a prerendered zone only requests its own files until it is shown, and changes no cookies', async ({ context, suite }) => {
  test.skip(suite.topology.startsWith('local'), 'every zone has an origin of its own');
  await signInByApi(context, suite, 'olivia');
  const found = await withPlainChromium(suite, context, async (page) => {
    await page.goto(suite.url('iq-dashboard'));
    await page.until(`document.querySelector('${CLIENTS}')?.checkVisibility()`);
    await page.until(`sessionStorage.getItem('suite.ahead') === 'done'`);
    const before = await page.evaluate<string>(cookies);
    await page.point(CLIENTS);
    // Long enough for a page's first moments and its quiet time.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const after = await page.evaluate<string>(cookies);
    await page.point(CLIENTS, true);
    await page.until(`location.pathname === '/iq/clients/' && document.querySelector('main table') !== null`);
    return { cookies: [before, after], ...(await page.evaluate<SentRequest>(script)) };
  });
  const own = new URL(suite.url('iq-clients')).origin;
  expect(found.shownAt, 'the page was rendered ahead').toBeGreaterThan(0);
  expect(found.before.length).toBeGreaterThan(4);
  expect(found.before.filter((url) => !url.startsWith(`${own}/`))).toEqual([]);
  expect(found.before.filter((url) => !/\/_suite\/|\/fe_envConfig\.json$/.test(url))).toEqual([]);
  expect(found.after.some((url) => url.startsWith(suite.apiOrigin))).toBe(true);
  expect(found.cookies[1]).toBe(found.cookies[0]);
});
