import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { ZoneName } from '@suite/zones/zones';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

export interface FrozenFigures {
  /** Milliseconds from the opening of a tab until it showed its person, the slowest: on the host of the frozen tab, and on another. */
  sameHost: number;
  otherHost: number;
  /** Tabs that showed theirs only when the frozen one ran again. */
  heldUp: number;
  /** Tabs that said that the session has expired, or went to login, the frozen one after its thaw among them. */
  signedOut: number;
}

const TOKEN = '**/oauth2/token';

/** When the tab whose turn it is freezes: with its request ready, or on its way to the server. */
const moments = ['unsent', 'sent'] as const;

const others: readonly ['sameHost' | 'otherHost', ZoneName][] = [
  ['sameHost', 'profile'],
  ['otherHost', 'devices'],
];

/** The tab whose turn it is to renew freezes; other tabs need a token meanwhile. */
export async function frozenHolder({ browser, suite }: { browser: Browser; suite: Suite }): Promise<FrozenFigures> {
  const figures: FrozenFigures = { sameHost: 0, otherHost: 0, heldUp: 0, signedOut: 0 };
  for (const moment of moments) {
    for (const [key, zone] of others) {
      const context = await signedInContext({ browser, suite });
      const signedOut = await watchSignOuts(context);
      const { page, thawed } = await freezeHolder(context, suite, moment);
      let isThawed = false;
      void thawed.then(() => {
        isThawed = true;
      });
      const begin = Date.now();
      await showsPerson(context, suite, zone);
      figures[key] = Math.max(figures[key], Date.now() - begin);
      figures.heldUp += Number(isThawed);
      await thawed;
      await isShown(page).waitFor();
      figures.signedOut += signedOut.size;
      await context.close();
    }
  }
  return figures;
}

async function showsPerson(context: BrowserContext, suite: Suite, zone: ZoneName): Promise<void> {
  const page = await context.newPage();
  await page.goto(suite.url(zone));
  await isShown(page).or(page.getByLabel('E-mail')).first().waitFor();
}

/** How long a tab does nothing at all, in milliseconds: more than the others may wait for it. */
const FROZEN = 7_000;

interface Frozen {
  page: Page;
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
  const isFrozen = page.waitForEvent('console', (message) => message.text() === 'frozen');
  const frozen = page.evaluate((milliseconds) => {
    console.log('frozen');
    const until = Date.now() + milliseconds;
    while (Date.now() < until);
  }, FROZEN);
  await isFrozen;
  if (moment === 'sent') await request.continue();
  return { page, thawed: Promise.all([frozen, answered]) };
}
