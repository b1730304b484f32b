import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signedInContext } from '@suite/testing/session-cases/signed-in-context';
import { expect, type Suite, test } from '@suite/testing/suite-test';

/** Without identity, which a signed-out visitor is redirected to: `session-faults` and `sign-in` test it. */
const services = {
  config: /\.env\/fe_envConfig\.json/,
  insights: /\/insights\//,
  flags: /\/flags\//,
  monitoring: /\/monitoring(\?|$)/,
};

const SLOW = 3000;

const faults: Record<string, (context: BrowserContext, of: RegExp) => Promise<unknown>> = {
  refused: (context, of) => context.route(of, (route) => route.abort('connectionrefused')),
  hanging: (context, of) => context.route(of, () => undefined),
  500: (context, of) => context.route(of, (route) => route.fulfill({ status: 500, body: 'no' })),
  garbage: (context, of) => context.route(of, (route) => route.fulfill({ status: 200, body: '<html>{"a":' })),
  slow: (context, of) =>
    context.route(of, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.continue().catch(() => undefined);
    }),
};

/** Text that only people of another firm may see, and text that only a person of this firm may see. */
const OTHERS = /Harborline|olivia@/i;
const OWN = /Brightfield|Noah/;

/** Returns what a person of a firm sees while one service is faulty, and then a signed-out visitor. */
async function seen({ browser, suite }: { browser: Browser; suite: Suite }, of: RegExp, fault: keyof typeof faults) {
  const context = await signedInContext({ browser, suite }, 'noah');
  const thrown: string[] = [];
  context.on('weberror', (failure) => thrown.push(String(failure.error())));
  let met = 0;
  const note = (url: string) => {
    if (of.test(url)) met++;
  };
  if (fault === 'slow') context.on('response', (response) => note(response.url()));
  else context.on('request', (request) => note(request.url()));
  await faults[fault]?.(context, of);
  const page = await context.newPage();
  const visit = async () => {
    await page.goto(suite.url('home'));
    await page.getByRole('banner').or(page.getByRole('main')).first().waitFor();
  };
  await visit();
  await expect.poll(() => met, { timeout: 30_000 }).toBeGreaterThan(0);
  const signedIn = await textOf(page);
  await context.clearCookies();
  await page.goto('about:blank');
  await visit();
  const signedOut = await textOf(page);
  await context.close();
  return { thrown, others: OTHERS.exec(signedIn)?.[0], private: OWN.exec(signedOut)?.[0] };
}

const textOf = async (page: Page) => (await page.locator('body').textContent()) ?? '';

for (const [service, of] of Object.entries(services)) {
  test(`while ${service} is refused, hanging, failing, garbage or slow, the page still appears, with nothing that belongs to other people`, async ({
    browser,
    suite,
    environment,
  }) => {
    test.skip(service === 'monitoring' && environment !== 'prod', 'There is monitoring in prod alone.');
    test.setTimeout(120_000);
    const cells = await Promise.all(
      Object.keys(faults).map(async (fault) => [fault, await seen({ browser, suite }, of, fault)] as const),
    );
    const fine = { thrown: [], others: undefined, private: undefined };
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(cells.map(([fault]) => [fault, fine])));
  });
}
