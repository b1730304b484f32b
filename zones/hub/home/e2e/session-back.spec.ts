import { backAfterLogout, isWatched } from '@suite/testing/session-cases/back-after-logout';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { expect, test } from '@suite/testing/suite-test';
import { trustingBrowser } from '@suite/testing/trusting-browser';

for (const [page, entries] of [
  ['the last page', 1],
  ['the page before it', 2],
] as const)
  test(`§4 Back to ${page} after a logout shows nothing private, because the logout clears the back/forward cache`, async ({
    suite,
  }) => {
    const metrics = await backAfterLogout(suite, entries);
    expect(metrics.privateBefore).toBeGreaterThan(0);
    expect(metrics.pictures).toBeGreaterThan(0);
    expect(metrics).toMatchObject({ restores: 0, privateFrames: 0, privatePictures: 0 });
  });

test('Back restores the page from the back/forward cache as it was left for a person who is still signed in', async ({
  suite,
}) => {
  const { context, close } = await trustingBrowser(suite);
  await signInByApi(context, suite, 'olivia');
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
  await close();
});
