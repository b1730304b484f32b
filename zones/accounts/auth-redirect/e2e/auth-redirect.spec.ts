import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test('who is signed in goes on to home, and Back does not come here again', async ({ page, suite, signIn }) => {
  await signIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goto(suite.url('iq-reports'));
  await page.goto(suite.url('auth-redirect'));
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(suite.url('iq-reports'));
});

test('who is not signed in is sent to sign in, and then home', async ({ page, suite, signInByForm }) => {
  await signInByForm('noah', { at: suite.url('auth-redirect') });
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a hash that it does not know does not keep who is signed in from home', async ({ page, suite, signIn }) => {
  await signIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  await page.goto(`${suite.url('auth-redirect')}nowhere`);
  await expect(page).toHaveURL(suite.url('home', '/dashboard'));
});

test('it goes on to the zone that was asked for', async ({ page, suite, signInByForm }) => {
  const clients = suite.url('iq-clients', '/stalepricing');
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('redirect_uri', clients);
  await signInByForm('noah', { at: address.href });
  await expect(page).toHaveURL(clients);
});

test('an address outside of the suite is not gone on to', async ({ page, suite, signInByForm }) => {
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('redirect_uri', 'https://elsewhere.example/home/');
  await signInByForm('noah', { at: address.href });
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a code that is not good is told, with the way to sign in again', async ({ page, suite }) => {
  const address = new URL(suite.url('auth-redirect'));
  address.searchParams.set('auth_code', 'not-a-code');
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
