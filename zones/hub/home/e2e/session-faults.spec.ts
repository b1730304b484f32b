import { killedIdentity } from '@suite/testing/session-cases/killed-identity';
import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test('§4 a server that dies before a renewal signs nobody out, and the page renews within 5 s of its return', async ({
  browser,
  suite,
}) => {
  const metrics = await killedIdentity({ browser, suite }, { moment: 'before the renewal', rounds: 2 });
  expect(metrics).toMatchObject({ kills: 2, signOuts: 0 });
  expect(metrics.slowest).toBeLessThan(5_000);
});

test('§4 the third redirect to login within 30 s ends on the error page, which shows what to check', async ({
  page,
  context,
  suite,
  fillSignIn,
}) => {
  const circle = page.getByRole('heading', { name: 'Signing in keeps repeating' });
  for (let redirect = 1; redirect < 3; redirect += 1) {
    await page.goto(suite.url('home'));
    await fillSignIn('noah');
    await expect(page.getByRole('heading', overview)).toBeVisible();
    await page.goto('about:blank');
    await context.clearCookies();
  }
  await page.goto(suite.url('home'));
  await expect(circle).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cookies', 'Date and time', 'Account']);

  await page.getByRole('link', { name: 'Try again' }).click();
  await fillSignIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
});
