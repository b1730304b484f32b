import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillSignIn } from '../fill-sign-in';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { sessionClaims } from './session-claims';
import { signedInContext } from './signed-in-context';

/** Returns to the page from another window, and waits until a renewal that is due has released the lock. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve));
    await navigator.locks.request('renewal', () => undefined);
  });

interface Options {
  browser: Browser;
  suite: Suite;
}

export interface ClockMetrics {
  /** Redirects to the error page or to login, except the one of a sign-in. */
  loops: number;
  /** Visits that did not show the person. */
  signOuts: number;
  visits: number;
  /** The highest number of renewals caused by one wrong clock or one jump. */
  extraRenewals: number;
}

const HOUR = 3_600_000;

/** Signs in while the browser's clock is this many hours ahead, and visits pages. */
export const wrongClock = (parts: Options, hours: number): Promise<ClockMetrics> =>
  counted(parts, async ({ context, suite, counts }) => {
    await context.clock.install({ time: Date.now() + hours * HOUR });
    const page = await context.newPage();
    await page.goto(suite.url('home'));
    await fillSignIn(page, 'olivia');
    await isShown(page).waitFor();
    counts.loops -= 1;
    await goAbout(page, suite, counts);
  });

/** Sets the clock of a signed-in browser this many hours ahead, and later back. */
export const jumpingClock = (parts: Options, hours: number): Promise<ClockMetrics> =>
  counted(
    parts,
    async ({ context, suite, counts }) => {
      const page = await context.newPage();
      await page.goto(suite.url('home'));
      await isShown(page).waitFor();
      for (const ahead of [hours, 0]) {
        await context.clock.setSystemTime(Date.now() + ahead * HOUR);
        await goAbout(page, suite, counts);
      }
    },
    signedInContext,
  );

interface Going {
  context: BrowserContext;
  suite: Suite;
  counts: ClockMetrics;
}

async function counted(
  parts: Options,
  run: (going: Going) => Promise<void>,
  open: (parts: Options) => Promise<BrowserContext> = ({ browser }) => browser.newContext({ ignoreHTTPSErrors: true }),
): Promise<ClockMetrics> {
  const { suite } = parts;
  const counts: ClockMetrics = { loops: 0, signOuts: 0, visits: 0, extraRenewals: 0 };
  const context = await open(parts);
  const away = [suite.url('login'), suite.url('error-redirect')].map((url) => url.replace(/#.*/, ''));
  context.on('request', (request) => {
    if (request.isNavigationRequest() && away.some((url) => request.url().startsWith(url))) counts.loops += 1;
  });
  await run({ context, suite, counts });
  await context.close();
  return counts;
}

/** Returns to the page, reloads it and visits another host: anything due for renewal is renewed. */
async function goAbout(page: Page, suite: Suite, counts: ClockMetrics): Promise<void> {
  const context = page.context();
  const before = await sessionClaims(context, suite);
  const steps = [
    () => comeBack(page),
    () => page.reload(),
    () => page.goto(suite.url('devices')),
    () => comeBack(page),
    () => page.goto(suite.url('home')),
  ];
  for (const step of steps) {
    await step();
    const isOpen = page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .and(page.getByText(/^(Overview|Devices)$/));
    const isOut = page.getByLabel('E-mail').or(page.getByRole('dialog', { name: 'Session expired' }));
    await isOpen.or(isOut).first().waitFor();
    counts.visits += 1;
    if (await isOut.first().isVisible()) counts.signOuts += 1;
  }
  const { generation } = await sessionClaims(context, suite);
  counts.extraRenewals = Math.max(counts.extraRenewals, generation - before.generation);
}
