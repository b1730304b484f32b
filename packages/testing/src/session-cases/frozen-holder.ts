import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { ZoneName } from '@suite/zones/zones';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

export interface FrozenMetrics {
  /** Milliseconds from opening a tab until it showed its person, the slowest: on the host of the frozen tab, and on another. */
  sameHost: number;
  otherHost: number;
  /** Tabs that did not show their person while the other tab was frozen. */
  heldUp: number;
  /** Tabs that showed the expired session or redirected to login, including the frozen one after its thaw. */
  signedOut: number;
}

const TOKEN = '**/oauth2/token';
const STANDSTILL = '**/standstill';

/** When the renewing tab freezes: before its request is sent, or after. */
const moments = ['unsent', 'sent'] as const;

const others: readonly ['sameHost' | 'otherHost', ZoneName][] = [
  ['sameHost', 'profile'],
  ['otherHost', 'devices'],
];

/** Freezes the tab that is renewing while other tabs need a token. */
export async function frozenHolder({ browser, suite }: { browser: Browser; suite: Suite }): Promise<FrozenMetrics> {
  const metrics: FrozenMetrics = { sameHost: 0, otherHost: 0, heldUp: 0, signedOut: 0 };
  for (const moment of moments) {
    for (const [key, zone] of others) {
      const context = await signedInContext({ browser, suite });
      const signedOut = await watchSignOuts(context);
      const { page, thaw, thawed } = await freezeHolder(context, suite, moment);
      const limit = setTimeout(() => {
        metrics.heldUp += 1;
        thaw();
      }, LONGEST);
      const begin = Date.now();
      await showsPerson(context, suite, zone);
      metrics[key] = Math.max(metrics[key], Date.now() - begin);
      clearTimeout(limit);
      thaw();
      await thawed;
      await isShown(page).waitFor();
      metrics.signedOut += signedOut.size;
      await context.close();
    }
  }
  return metrics;
}

async function showsPerson(context: BrowserContext, suite: Suite, zone: ZoneName): Promise<void> {
  const page = await context.newPage();
  await page.goto(suite.url(zone));
  await isShown(page).or(page.getByLabel('E-mail')).first().waitFor();
}

/** Milliseconds after which a tab that shows nothing counts as blocked, and the frozen tab is released. */
const LONGEST = 30_000;

interface Frozen {
  page: Page;
  thaw: () => void;
  /** Resolves when the tab runs again and its request has a response; it repeats the request unless it was sent. */
  thawed: Promise<unknown>;
}

/** Opens a tab and freezes it, with its frame, when it is about to request tokens. */
async function freezeHolder(context: BrowserContext, suite: Suite, moment: (typeof moments)[number]): Promise<Frozen> {
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  await isShown(page).waitFor();
  const requested = new Promise<Route>((resolve) => void page.route(TOKEN, resolve, { times: 1 }));
  await context.clearCookies({ name: cookieName(suite.deployment.environment, 'access_token') });
  const request = await requested;
  const answered = page.waitForResponse(TOKEN);
  let thaw = () => {};
  const isOver = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  await page.route(STANDSTILL, async (route) => {
    await isOver;
    await route.fulfill({ status: 204 });
  });
  const isFrozen = page.waitForRequest(STANDSTILL);
  // Nothing runs in the tab's process until a synchronous request has a response.
  const frozen = page.evaluate(() => {
    const standstill = new XMLHttpRequest();
    standstill.open('GET', '/standstill', false);
    standstill.send();
  });
  await isFrozen;
  if (moment === 'sent') await request.continue();
  return { page, thaw, thawed: Promise.all([frozen, answered]) };
}
