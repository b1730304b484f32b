import { fillSignIn } from '@suite/testing/fill-sign-in';
import { newPerson } from '@suite/testing/new-person';
import { people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test('§7 a saved name appears in the header of every tab', async ({ page, suite, signIn, context }) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('identity-profile') });
  const other = await context.newPage();
  await other.goto(suite.url('profile'));
  await expect(other.getByRole('button', { name: 'Profile of Nina Vogt, NV' })).toBeVisible();

  const last = 'Ö'.repeat(200);
  await page.getByLabel('Last name').fill(last);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  // Tokens contain the start of a long name.
  const profile = { name: /^Profile of Nina Ö+, NÖ$/ };
  await expect(page.getByRole('button', profile)).toBeVisible();
  await expect(other.getByRole('button', profile)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
});

test('a changed password signs out every other session and replaces the old password', async ({
  page,
  suite,
  signIn,
  browser,
}) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('identity-profile') });
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('an altogether new one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(nina.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true });
  const there = await elsewhere.newPage();
  await there.goto(suite.url('identity-profile'));
  await fillSignIn(there, nina);
  await expect(there.getByText('The e-mail or the password is incorrect.')).toBeVisible();
  await there.getByLabel('Password', { exact: true }).fill('an altogether new one');
  await there.keyboard.press('Enter');
  await expect(there.getByText('This session')).toBeVisible();
  await elsewhere.close();
});

test('a person signs out one session remotely, and then all of them at once', async ({ page, suite, signIn, browser }) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('identity-profile') });
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByRole('button', { name: /^Sign out Unknown device/ }).click();
  await expect(page.getByText('Unknown device is signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await nina.call('GET', `/identity/v1/users/${nina.userId}`)).status).toBe(401);

  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true });
  const there = await elsewhere.newPage();
  await there.goto(suite.url('identity-profile'));
  await fillSignIn(there, nina);
  await there.getByRole('button', { name: 'Sign out everywhere' }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(there.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await elsewhere.close();
  // The modal, or the login page that follows it.
  await expect(page.getByText(/session has expired/i).first()).toBeVisible();
});

test('§4 a person switches between their companies', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('identity-profile') });
  const companies = page.getByRole('region', { name: 'Companies' });
  await expect(companies.getByRole('listitem')).toHaveCount(2);
  const header = page.getByRole('banner');
  for (const name of ['Harborline Advisory', people.olivia.company]) {
    await companies.getByRole('button', { name: `Switch to ${name}` }).click();
    await expect(header).toContainText(name);
    await expect(companies.getByRole('listitem').filter({ hasText: name })).toContainText('Shown now');
  }
});

test('nothing moves while the account page loads', async ({ page, suite, signIn, context }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const watched = await watchPages(context);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto(suite.url('identity-profile'));
    await expect(page.getByText('This session')).toBeVisible();
  }
  expect(shifted(watched)).toEqual([]);
});
