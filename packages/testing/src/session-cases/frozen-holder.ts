import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { ZoneName } from '@suite/zones/zones';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

export interface FrozenMetrics {
  /** Milliseconds from the opening of a tab until it showed its person, the slowest: on the host of the frozen tab, and on another. */
  sameHost: number;
  otherHost: number;
  /** Tabs that did not show theirs while the other was frozen. */
  heldUp: number;
  /** Tabs that said that the session has expired, or went to login, the frozen one after its thaw among them. */
  signedOut: number;
}

const TOKEN = '**/oauth2/token';
const STANDSTILL = '**/standstill';

/** When the tab whose turn it is freezes: with its request ready, or on its way to the server. */
const moments = ['unsent', 'sent'] as const;

const others: readonly ['sameHost' | 'otherHost', ZoneName][] = [
  ['sameHost', 'profile'],
  ['otherHost', 'devices'],
];

/** The tab whose turn it is to renew freezes; other tabs need a token meanwhile. */
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

/** Milliseconds after which a tab that shows nothing is held up for good, and the frozen one let go. */
const LONGEST = 30_000;

interface Frozen {
  page: Page;
  thaw: () => void;
  /** Resolves when it runs again and its request, which it sends anew unless it was sent, is answered. */
  thawed: Promise<unknown>;
}

/** Opens a tab, lets it come as far as asking for tokens, and stops it there, with its frame. */
async function freezeHolder(context: BrowserContext, suite: Suite, moment: (typeof moments)[number]): Promise<Frozen> {
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  await isShown(page).waitFor();
  const asked = new Promise<Route>((resolve) => void page.route(TOKEN, resolve, { times: 1 }));
  await context.clearCookies({ name: cookieName(suite.place.environment, 'access_token') });
  const request = await asked;
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
  // Until a synchronous request is answered, nothing runs in the tab's process.
  const frozen = page.evaluate(() => {
    const standstill = new XMLHttpRequest();
    standstill.open('GET', '/standstill', false);
    standstill.send();
  });
  await isFrozen;
  if (moment === 'sent') await request.continue();
  return { page, thaw, thawed: Promise.all([frozen, answered]) };
}
