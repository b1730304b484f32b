import type { Page } from '@playwright/test';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { plainRequest } from '@suite/testing/plain-request';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { expect, type SignedIn, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test('§4 a deep link opened while signed out returns to the same page after sign-in @everywhere', async ({
  page,
  suite,
  signInByForm,
}) => {
  const place = suite.url('iq-clients', '/stalepricing');
  await signInByForm('olivia', { at: place });
  await expect(page).toHaveURL(place);
});

test('§4 logging out ends the session and leads to sign in @everywhere', async ({ page, suite, signInByForm, cookie }) => {
  await signInByForm('olivia');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  const user = `${suite.apiOrigin}/insights/users?UnifiedId=0`;
  const headers = { authorization: `Bearer ${await cookie('access_token')}` };
  expect((await plainRequest(user, headers)).statusCode).toBe(404);

  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect((await plainRequest(user, headers)).statusCode).toBe(401);
  expect(await cookie('access_token')).toBeUndefined();
  expect(await cookie('refresh_token')).toBeUndefined();

  await page.goto(suite.url('home'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('§4 a company switch changes the name and the product entitlements @everywhere', async ({ page, signIn }) => {
  await signIn('olivia');
  await expect(shownCompany(page, 'Harborline Accounting')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect IQ next steps' })).toBeVisible();

  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
  await expect(page.getByText('Uncover customer stories from your current sales data.')).toBeVisible();

  await chooseCompany(page, 'Harborline Accounting');
  await expect(page.getByRole('heading', { name: 'Vendor analysis' })).toBeVisible();
});

test('§4 an expired access token is renewed without the person noticing', async ({ page, suite, cookie }) => {
  await signInByApi(page.context(), suite, 'olivia');
  const before = await cookie('refresh_token');
  await cookie.remove('access_token');
  await page.goto(suite.url('home'));
  await expect(page.getByRole('heading', overview)).toBeVisible();
  expect(await cookie('access_token')).toBeTruthy();
  expect(await cookie('refresh_token')).not.toBe(before);
});

test('§4 a dead refresh token shows the modal, which counts down 5 s and leads to login with the notice', async ({
  page,
  suite,
  cookie,
}) => {
  await signInByApi(page.context(), suite, 'olivia');
  await killRefreshToken(cookie);
  await openWithStoppedClock(page, suite.url('home'));
  const modal = page.getByRole('dialog', { name: 'Session expired' });
  await expect(modal).toContainText('Your session has expired. Redirecting you to the login page.');
  for (const left of ['5 s', '4 s', '3 s', '2 s', '1 s']) {
    await expect(modal.getByRole('timer')).toHaveText(left);
    await page.clock.runFor(1_000);
  }
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('Your session has expired')).toBeVisible();
});

test('§2 the modal works with the keyboard: Escape does not close it, and Redirect Now leaves at once', async ({
  page,
  suite,
  cookie,
}) => {
  await signInByApi(page.context(), suite, 'olivia');
  await killRefreshToken(cookie);
  await openWithStoppedClock(page, suite.url('home'));
  await expect(page.getByRole('button', { name: 'Redirect Now' })).toBeFocused();
  // In a browser, a second Escape may close what ignored the first.
  for (const key of ['Escape', 'Escape', 'Escape', 'Enter']) await page.keyboard.press(key);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('§4 a forged token cookie causes a renewal, never a broken page', async ({ page, suite, cookie }) => {
  await signInByApi(page.context(), suite, 'olivia');
  await cookie.replace('access_token', reversedSignature((await cookie('access_token')) ?? ''));
  await page.goto(suite.url('home'));
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

for (const [name, spoil] of [
  ['text', () => 'hello'],
  ['cut', (token: string) => token.slice(0, 80)],
] as const) {
  test(`§4 a token cookie that is ${name} leads to sign in and back`, async ({ page, suite, fillSignIn, cookie }) => {
    await signInByApi(page.context(), suite, 'olivia');
    await cookie.replace('access_token', spoil((await cookie('access_token')) ?? ''));
    await page.goto(suite.url('home'));
    await fillSignIn('olivia');
    await expect(page.getByRole('heading', overview)).toBeVisible();
  });
}

test('§4 with identity down, a renewal shows the modal, then the error page, and Try again returns when it is up', async ({
  page,
  cookie,
  suite,
}) => {
  await signInByApi(page.context(), suite, 'olivia');
  await cookie.remove('access_token');
  await page.route(`${suite.apiOrigin}/**`, (route) => route.abort());
  // The countdown starts before the page has finished loading.
  await page.goto(suite.url('home'), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Redirect Now' })).toBeFocused();
  // In a browser, a second Escape may close what ignored the first.
  for (const key of ['Escape', 'Escape', 'Escape', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(suite.url('error-redirect').replace(/#.*/, '')));

  await page.unroute(`${suite.apiOrigin}/**`);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('§4 with identity down, a logout still signs this browser out', async ({ page, signIn, cookie, suite }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.route(`${suite.apiOrigin}/**`, (route) => route.abort());
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(new RegExp(suite.url('login').replace(/#.*/, '')));
  expect(await cookie('refresh_token')).toBeUndefined();
});

test('§7 if a logout cannot reach the lock page, the page’s own host clears its caches, with the CSRF header', async ({
  page,
  signIn,
  cookie,
  suite,
}) => {
  await page.route('**/auth-redirect/lock.html', (route) => route.abort());
  await signIn('olivia');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  const emptied = page.waitForResponse(
    (response) =>
      response.url().endsWith('/session/caches') && response.status() === 204 && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const response = await emptied;
  expect(await response.headerValue('Clear-Site-Data')).toBe('"cache"');
  expect(await response.request().headerValue('X-XSRF-TOKEN')).toBe(await cookie('XSRF-TOKEN'));
  await expect(page).toHaveURL(new RegExp(suite.url('login').replace(/#.*/, '')));
});

/** Stops the countdown until the story advances the clock. */
async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(url);
}

/** Makes a session that is valid by its own claims, but rejected by the server, like one that was ended elsewhere. */
async function killRefreshToken(cookie: SignedIn['cookie']): Promise<void> {
  await cookie.replace('refresh_token', reversedSignature((await cookie('refresh_token')) ?? ''));
  await cookie.remove('access_token');
}

function reversedSignature(token: string): string {
  const [head, body, signature = ''] = token.split('.');
  return [head, body, [...signature].reverse().join('')].join('.');
}
