import type { Page } from '@playwright/test';
import type { ZoneName } from '@suite/zones/zones';
import { signInByApi } from '../sign-in-by-api';
import type { Suite } from '../suite-test';
import { trustingBrowser } from '../trusting-browser';
import { type Looks, watchRestored } from './restored-page';
import { countDyed, dye, startScreencast } from './screencast';

export interface BackMetrics extends Looks {
  /** Pictures that the browser painted after the logout. */
  pictures: number;
  /** How many of them show anything of a signed-in page. */
  privatePictures: number;
  /** Pictures that show it before the logout: proof that it would be detected. */
  privateBefore: number;
}

/**
 * Visits a zone, then another one on a different host, each until it may be cached; then both again, the first too briefly to be
 * cached; logs out; and goes back.
 * @param entries how many entries of the history: 1 leads to the second zone, 2 to the first
 */
export async function backAfterLogout(suite: Suite, entries: number): Promise<BackMetrics> {
  const { context, close } = await trustingBrowser(suite);
  await signInByApi(context, suite, 'olivia');
  const page = await context.newPage();
  const secrets: string[] = [];
  for (const zone of ['home', 'devices'] as const) {
    secrets.push(...(await visit(page, suite, zone)));
    await isWatched(page);
  }
  const looks = await watchRestored(page, secrets);
  const before = await startScreencast(page);
  await visit(page, suite, 'home');
  await visit(page, suite, 'devices');
  await isWatched(page);
  const drawnBefore = await before.end();

  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await isDrawn(page);
  const after = await startScreencast(page);
  // In a separate task: the page that responds is gone when the navigation starts.
  await page.evaluate((count) => void setTimeout(() => history.go(-count)), entries);
  // Shown by the page that Back leads to, unlike by the logout.
  await page.getByText(/^to continue to /).waitFor();
  const drawnAfter = await after.end();

  const metrics = {
    ...looks,
    pictures: drawnAfter.length,
    privatePictures: await countDyed(context, drawnAfter),
    privateBefore: await countDyed(context, drawnBefore),
  };
  await close();
  return metrics;
}

/** Opens a zone that requires a sign-in; returns its texts. */
async function visit(page: Page, suite: Suite, zone: ZoneName): Promise<string[]> {
  await page.goto(suite.url(zone));
  await page.getByRole('button', { name: /^Profile of/ }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await dye(page);
  await isDrawn(page);
  const texts = await page.locator('header, main').allInnerTexts();
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  return lines.filter((line) => line && line !== 'Firm Suite');
}

/** Resolves when the browser will cache the page, until a logout. */
export async function isWatched(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[src$="/lock.html"]');
  await frame.locator('body').waitFor({ state: 'attached' });
  await isDrawn(page);
}

/** Resolves when the page is painted; until then the previous picture is visible. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
