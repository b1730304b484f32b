import type { Browser, BrowserContext } from '@playwright/test';
import { signedInContext } from '@suite/testing/session-cases/signed-in-context';
import { expect, type Suite, test } from '@suite/testing/suite-test';

const services = {
  config: /\.env\/fe_envConfig\.json/,
  identity: /\/identity\//,
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

/** What only people of another firm may see, and what only a person of this firm. */
const OTHERS = /Harborline|olivia@/i;
const OWN = /Brightfield|Noah/;

/** What a person of a firm sees while one service is faulty, and then a visitor who is signed out. */
async function seen({ browser, suite }: { browser: Browser; suite: Suite }, of: RegExp, fault: keyof typeof faults) {
  const context = await signedInContext({ browser, suite }, 'noah');
  const thrown: string[] = [];
  context.on('weberror', (failure) => thrown.push(String(failure.error())));
  await faults[fault]?.(context, of);
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  const shell = page.getByRole('banner').or(page.getByRole('main')).first();
  await shell.waitFor({ timeout: 20_000 });
  // Past the answers that are slow.
  await page.waitForTimeout(SLOW + 500);
  const signedIn = await page.locator('body').innerText();
  await context.clearCookies();
  await page.goto('about:blank');
  await page.goto(suite.url('home'));
  await page.getByRole('banner').or(page.getByRole('main')).first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(500);
  const signedOut = await page.locator('body').innerText();
  await context.close();
  return { thrown, isBlank: !signedIn.trim(), others: OTHERS.exec(signedIn)?.[0], private: OWN.exec(signedOut)?.[0] };
}

for (const [service, of] of Object.entries(services)) {
  test(`while ${service} is refused, hanging, failing, garbage or slow, the frame is shown, and nothing of somebody else`, async ({
    browser,
    suite,
  }) => {
    const cells = await Promise.all(
      Object.keys(faults).map(async (fault) => [fault, await seen({ browser, suite }, of, fault)] as const),
    );
    const fine = { thrown: [], isBlank: false, others: undefined, private: undefined };
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(cells.map(([fault]) => [fault, fine])));
  });
}
