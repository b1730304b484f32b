import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { callApi } from '@suite/testing/call-api';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { expect, test } from '@suite/testing/suite-test';
import { trustingBrowser } from '@suite/testing/trusting-browser';
import { existsIn, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/** Max bytes of scripts and styles that moving to another zone loads until its page is settled, including headers. */
const MAX_OF_HOP = 5 * 1024;
/** Max requests of home that start before its content shows, in a browser that the person has not used before. */
const MAX_REQUESTS = 12;

test('home makes few requests before it shows, and opening another zone after it has settled loads almost nothing', async ({
  suite,
}) => {
  test.skip(suite.topology.startsWith('local'), 'every zone has a port, and with it a browser cache, of its own');
  const { context, close } = await trustingBrowser(suite);
  await signInByApi(context, suite, 'olivia');
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Checked at once: requests that start between the content and the next frame do not delay it.
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Overview') return;
      performance.mark('shown');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.goto(suite.url('home'));
  await page.waitForFunction(() => sessionStorage.getItem('suite.ahead') === 'done');
  const entries = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, startTime, responseEnd, transferSize } = entry as PerformanceResourceTiming;
        return { name, startTime, responseEnd, bytes: transferSize };
      }),
    );
  const ofHome = await entries();
  const until = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? 0);
  const early = ofHome.filter(({ startTime }) => startTime < until);
  const listed = early.map(({ name }) => name).join('\n');
  // The document itself is not a resource entry.
  expect(early.length + 1, listed).toBeLessThanOrEqual(MAX_REQUESTS);
  const config = early.find(({ name }) => name.endsWith('/fe_envConfig.json'));
  const scripts = early.filter(({ name }) => name.endsWith('.js'));
  expect(config?.startTime, 'the config is asked for beside the scripts').toBeLessThan(
    Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
  );

  await page.goto(suite.url('iq-dashboard'));
  await expect(page.getByRole('table', { name: 'Months' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Xero' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Telemetry services load after either page.
  const brought = (await entries()).filter(
    ({ name, bytes }) => /\.(js|css)$/.test(name) && !name.includes('/media/') && bytes > 0,
  );
  expect(
    brought.reduce((total, { bytes }) => total + bytes, 0),
    JSON.stringify(brought, null, 2),
  ).toBeLessThan(MAX_OF_HOP);
  await close();
});

/** Max gzipped bytes in a private zone's document that are its own: its page and its styles. */
const MAX_OF_OWN = 17 * 1024;
/** Max gzipped bytes of all scripts of a document, including Next and React. */
const MAX_OF_SCRIPTS = 210 * 1024;
/** The same for home, whose first load people wait for after signing in; an empty Next export has 131.6 KB. */
const MAX_OF_HOME = 176 * 1024;
/** Max scripts and styles that a document references. */
const MAX_NAMED = 9;

/** The zone for operators is on no host that people of a firm use. */
const usual = zoneNames.filter((zone) => existsIn(zone, 'prod'));

test('documents of all zones reference the same scripts and styles, except for their own', () => {
  const all = usual.map((zone) => ({ zone, files: namedIn(zone) }));
  const isShared = (file: string) => all.every(({ files }) => files.includes(file));
  const listed = all.map(({ zone, files }) => {
    const own = files.filter((file) => !isShared(file));
    const scripts = own.filter((file) => file.endsWith('.js'));
    const isScript = (file: string) => file.endsWith('.js');
    return {
      zone,
      ownScripts: scripts.length,
      own: weigh(zone, own),
      scripts: weigh(zone, files.filter(isScript)),
      named: files.length,
    };
  });
  // A second own script is a variant of what the others share: a module that zones use in part (`shared-modules.ts`).
  expect(listed.filter(({ ownScripts }) => ownScripts > 1)).toEqual([]);
  expect(listed.filter(({ zone, own }) => !zoneRow(zone).public && own > MAX_OF_OWN)).toEqual([]);
  expect(listed.filter(({ scripts }) => scripts > MAX_OF_SCRIPTS)).toEqual([]);
  expect(listed.filter(({ zone, scripts }) => zone === 'home' && scripts > MAX_OF_HOME)).toEqual([]);
  expect(listed.filter(({ named }) => named > MAX_NAMED)).toEqual([]);
});

test('summaries of endpoints, which only the API document has, are in no zone', async ({ suite }) => {
  const { body } = await callApi(suite, '/openapi.json');
  const operations = Object.values<Record<string, { summary?: string }>>(body.paths).flatMap((path) => Object.values(path));
  // Screens say the shorter ones, such as "Sign out everywhere".
  const summaries = operations.flatMap(({ summary = '' }) => (summary.length > 30 ? [summary] : []));
  expect(summaries.length).toBeGreaterThan(200);
  const found = usual.flatMap((zone) => {
    const folder = new URL('_next/static/chunks/', exportOf(zone));
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const code = scripts.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    return summaries.filter((summary) => code.includes(summary)).map((summary) => `${zone}: ${summary}`);
  });
  expect(found).toEqual([]);
});

const exportOf = (zone: ZoneName) => new URL(`../../../${zones[zone].host}/${zone}/out/`, import.meta.url);

/** Returns paths below `_next`, without polyfills, which are for browsers without modules. */
function namedIn(zone: ZoneName): string[] {
  const html = readFileSync(new URL('index.html', exportOf(zone)), 'utf8');
  const tags = (html.match(/<(?:script|link)\b[^>]*>/g) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(tags.flatMap((tag) => /(?:src|href)="[^"]*\/_next\/([^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? []))];
}

const weigh = (zone: ZoneName, files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(new URL(`_next/${file}`, exportOf(zone)))).length, 0);
