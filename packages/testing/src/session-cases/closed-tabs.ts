import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { Suite } from '../suite-test';
import { isTokenEndpoint } from './count-refusals';
import { isShown } from './open-tabs';
import { signedInContext } from './signed-in-context';

interface Options {
  times: number;
  /** Max milliseconds between the start of a renewal and the closing of its tab; the delay differs each time. */
  latest: number;
}

export interface ClosedMetrics {
  closed: number;
  /** How many of the tabs were closed before their request was sent, before its response, and after it. */
  unsent: number;
  unanswered: number;
  answered: number;
  /** Requests that were sent and whose new token never reached the cookies. */
  lost: number;
  /** Sessions that required a new sign-in. */
  dead: number;
}

interface Parts {
  browser: Browser;
  suite: Suite;
}

/** How long the new token may take to reach the cookies, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Closes a tab while it renews; the next tab must find the session alive. In alternation, either the delay counts from the loss
 * of the old token, before the wait for the lock, and the next tab opens at once; or the delay counts from the request, and the
 * next tab waits for the new token, which it could otherwise request itself.
 */
export async function closedTabs(parts: Parts, { times, latest }: Options): Promise<ClosedMetrics> {
  const { suite } = parts;
  const metrics: ClosedMetrics = { closed: 0, unsent: 0, unanswered: 0, answered: 0, lost: 0, dead: 0 };
  let context = await signedInContext(parts);
  for (let time = 0; time < times; time += 1) {
    const isFromRequest = time % 2 === 1;
    const share = time / Math.max(1, times - 1);
    // Most responses arrive soon after the request, so half of the delays from the request are in the first eighth.
    const delay = Math.round(latest * (isFromRequest ? share ** 3 : share));
    const next = await context.newPage();
    metrics[await closeInRenewal(context, suite, { delay, timer: next, isFromRequest })] += 1;
    metrics.closed += 1;
    if (isFromRequest) metrics.lost += Number(!(await arrives(context, suite)));
    if (await findsSession(next, suite)) {
      await next.close();
      continue;
    }
    metrics.dead += 1;
    await context.close();
    context = await signedInContext(parts);
  }
  await context.close();
  return metrics;
}

const accessToken = ({ deployment }: Suite) => cookieName(deployment.environment, 'access_token');

interface Closing {
  delay: number;
  /** The page that measures the time. */
  timer: Page;
  isFromRequest: boolean;
}

type Progress = 'unsent' | 'unanswered' | 'answered';

/** Closes a tab during its renewal; returns how far it had come. */
async function closeInRenewal(
  context: BrowserContext,
  suite: Suite,
  { delay, timer, isFromRequest }: Closing,
): Promise<Progress> {
  const page = await context.newPage();
  await page.goto(suite.url('devices'));
  await isShown(page).waitFor();
  let progress: Progress = 'unsent';
  const sent = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!isTokenEndpoint(request.url())) return;
      progress = 'unanswered';
      resolve();
    });
  });
  page.on('response', (response) => {
    if (isTokenEndpoint(response.url())) progress = 'answered';
  });
  // The browser notifies the tab, which renews.
  await context.clearCookies({ name: accessToken(suite) });
  if (isFromRequest) await sent;
  await timer.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), delay);
  await page.close();
  return progress;
}

async function arrives(context: BrowserContext, suite: Suite): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if ((await context.cookies()).some(({ name }) => name === accessToken(suite))) return true;
  }
  return false;
}

async function findsSession(page: Page, suite: Suite): Promise<boolean> {
  await page.goto(suite.url('home'));
  const signIn = page.getByLabel('E-mail');
  await isShown(page).or(signIn).first().waitFor();
  return !(await signIn.isVisible());
}
