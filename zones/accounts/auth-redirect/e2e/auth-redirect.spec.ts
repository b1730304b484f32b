import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test('a signed-in person continues to home, and Back skips the redirect page', async ({ page, suite, signIn }) => {
  await signIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goto(suite.url('iq-reports'));
  await page.goto(suite.url('auth-redirect'));
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(suite.url('iq-reports'));
});

test('a person who is not signed in goes to sign in, and then to home', async ({ page, suite, signInByForm }) => {
  await signInByForm('noah', { at: suite.url('auth-redirect') });
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a signed-in person continues to home despite an unknown hash', async ({ page, suite, signIn }) => {
  await signIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goto(`${suite.url('auth-redirect')}nowhere`);
  await expect(page).toHaveURL(suite.url('home', '/dashboard'));
});

test('a sign-in continues to the requested zone', async ({ page, suite, signInByForm }) => {
  const clients = suite.url('iq-clients', '/stalepricing');
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('redirect_uri', clients);
  await signInByForm('noah', { at: address.href });
  await expect(page).toHaveURL(clients);
});

test('a sign-in never continues to an address outside the suite', async ({ page, suite, signInByForm }) => {
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('redirect_uri', 'https://elsewhere.example/home/');
  await signInByForm('noah', { at: address.href });
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('an invalid code shows a message and a way to sign in again', async ({ page, suite }) => {
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('auth_code', 'not-a-code');
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
