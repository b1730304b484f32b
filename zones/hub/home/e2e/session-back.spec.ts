import { backAfterLogout, isWatched, withBackForwardCache } from '@suite/testing/session-cases/back-after-logout';
import { signedInContext } from '@suite/testing/session-cases/signed-in-context';
import { expect, test } from '@suite/testing/suite-test';

test('§4 Back after a logout shows nothing private: it throws all pages out of the back/forward cache', async ({
  playwright,
  launchOptions,
  suite,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ...withBackForwardCache });
  const figures = await backAfterLogout({ browser, suite }, { rounds: 1 });
  await browser.close();
  expect(figures.privateBefore).toBeGreaterThan(0);
  expect(figures.pictures).toBeGreaterThan(0);
  expect(figures).toMatchObject({ restores: 0, privateFrames: 0, privatePictures: 0 });
});

test('Back shows the page as it was left, out of the back/forward cache, for who is still signed in', async ({
  playwright,
  launchOptions,
  suite,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ...withBackForwardCache });
  const context = await signedInContext({ browser, suite });
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  const heading = page.getByRole('heading', { name: 'Overview', level: 1 });
  await expect(heading).toBeVisible();
  await isWatched(page);
  await page.evaluate(() => document.body.setAttribute('data-left', ''));
  await page.goto(suite.url('devices'));
  await expect(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible();

  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('body[data-left]')).toBeAttached();
  await expect(heading).toBeVisible();
  await browser.close();
});
