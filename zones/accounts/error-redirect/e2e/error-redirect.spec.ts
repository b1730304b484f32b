import type { BrowserContext } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import { expect, test } from '@suite/testing/suite-test';
import type { EnvironmentName } from '@suite/zones/environments';

/** Stores an address in the cookie for the page that was left. */
const leave = (context: BrowserContext, environment: EnvironmentName, page: string, address: string) =>
  context.addCookies([
    {
      name: cookieName(environment, 'rw_error_previous_page'),
      value: encodeURIComponent(address),
      domain: new URL(page).hostname,
      path: '/',
      secure: true,
    },
  ]);

test('§4 when sign-in is unavailable, the error page remembers the requested page, and Try again returns to it', async ({
  page,
  suite,
}) => {
  const clients = suite.url('iq-clients', '/stalepricing');
  const configuration = `${suite.apiOrigin}/identity/v1/.well-known/**`;
  await page.route(configuration, (route) => route.abort());
  await page.goto(clients);
  await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();

  await page.unroute(configuration);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', clients);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('to continue to IQ clients')).toBeVisible();
});

test('Try again opens zone addresses only', async ({ page, suite, context }) => {
  for (const address of ['https://elsewhere.example/home/', 'javascript:alert(1)', suite.url('error-redirect')]) {
    await leave(context, suite.deployment.environment, suite.url('error-redirect'), address);
    await page.goto(suite.url('error-redirect'));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', suite.url('home'));
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  }
});

test('Sign in leads to the login zone', async ({ page, suite }) => {
  await page.goto(suite.url('error-redirect'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a browser that stores no cookies gets a message about it', async ({ page, suite }) => {
  await page.goto(`${suite.url('error-redirect')}?reason=cookies`);
  await expect(page.getByRole('heading', { name: /^Your browser (blocks|does not store the sign-in) cookies$/ })).toBeVisible();
});

test('a sign-in loop shows what to check, with the time of this computer', async ({ page, suite }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 4, 12) });
  await page.goto(`${suite.url('error-redirect')}?reason=loop`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cookies', 'Date and time', 'Account']);
  await expect(page.getByRole('main')).toContainText('This computer says Saturday, 21 November 2026, 04:12.');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the page reports no failure when it is opened directly', async ({ page, suite }) => {
  await page.goto(suite.url('error-redirect'));
  await expect(page.getByRole('heading', { name: 'No error is known' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('cannot be reached');
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what happened and what to do', async ({ page, suite }) => {
    await page.goto(suite.url('error-redirect'));
    await expect(page.getByRole('heading', { name: 'No error is known' })).toBeVisible();
    // Text searches ignore <noscript>.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('JavaScript is off in this browser');
  });
});
