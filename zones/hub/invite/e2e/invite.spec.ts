import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { callApi } from '@suite/testing/call-api';
import { invitePerson, joinByApi } from '@suite/testing/invite-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { generate } from 'otplib';

const overview = (page: Page) => page.getByRole('heading', { name: 'Overview', level: 1 });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const join = (page: Page) => page.getByRole('button', { name: /join$/ });

async function fillNew(page: Page, password = PASSWORD) {
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('an invited person sets a name and a password and is signed in; the link works once @matrix', async ({
  page,
  suite,
  context,
}) => {
  const { email, link } = await invitePerson(suite);
  const watched = await watchPages(context);
  await page.goto(link);
  await expect(title(page, `Join ${people.olivia.company}`)).toBeVisible();
  await expect(page.getByText(/Olivia Hart invites you/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await fillNew(page, 'short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password needs at least 12 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  expect(watched.errors).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Profile of Sam Reed/ })).toBeVisible();
  await expect(title(page, suite.deployment.onespace ? 'Today' : 'Overview')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(people.olivia.company);
  expect(shifted(watched)).toEqual([]);

  await page.goto(link);
  await expect(title(page, 'This invitation has already been accepted')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a person with an account joins with its password, and replaces the person who was signed in', async ({
  page,
  suite,
  signIn,
}) => {
  const first = await invitePerson(suite);
  await joinByApi(suite, first);
  const { email, link } = await invitePerson(suite, { email: first.email, by: 'noah' });
  await signIn('olivia');
  await expect(overview(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${people.olivia.email}. Joining signs you in as ${email}.`)).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await join(page).click();
  await expect(page.getByText('This is not the password of the account.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await join(page).click();
  await expect(page.getByRole('button', { name: /^Profile of Sam Reed/ })).toBeVisible();
  await expect(page.getByRole('button', { name: `${people.noah.company}, switch company` })).toBeVisible();
});

test('an account with MFA joins with a recovery code', async ({ page, suite }) => {
  const first = await invitePerson(suite);
  const { userId, authorization } = await joinByApi(suite, first);
  const recoveryCode = await turnOnMfa();
  const { link } = await invitePerson(suite, { email: first.email, by: 'noah' });
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await join(page).click();
  await page.getByLabel('Code').fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Profile of Sam Reed/ })).toBeVisible();

  async function turnOnMfa(): Promise<string> {
    const account = `/identity/v1/users/${userId}`;
    const made = await callApi(suite, `${account}/mfa-secrets`, { authorization, data: { password: PASSWORD } });
    const data = { code: await generate({ secret: made.body.secret }) };
    const confirmed = await callApi(suite, `${account}/mfa-confirmations`, { authorization, data });
    const on = { firstName: 'Sam', lastName: 'Reed', hasEnabledMfa: true };
    await callApi(suite, account, { method: 'PUT', authorization, data: on });
    return confirmed.body.recoveryCodes[0];
  }
});

test('a person whose account was created in the meantime is asked for its password, and the input is used', async ({
  page,
  suite,
}) => {
  const { email, link } = await invitePerson(suite);
  await page.goto(link);
  await fillNew(page);
  await joinByApi(suite, await invitePerson(suite, { email, by: 'noah' }));
  await join(page).click();
  await expect(page.getByText('This address has an account already.')).toBeVisible();
  await join(page).click();
  await expect(page.getByRole('button', { name: /^Profile of Sam Reed/ })).toBeVisible();
});

test('a withdrawn link, an unknown one, and one without its token each show what is wrong', async ({ page, suite }) => {
  const { email, link, authorization } = await invitePerson(suite);
  const { body } = await callApi(suite, `/access/v1/invitations?find=${email}`, { authorization });
  await callApi(suite, `/access/v1/invitations/${body.invitations[0].id}`, { method: 'DELETE', authorization });
  await page.goto(link);
  await expect(title(page, 'This invitation was withdrawn')).toBeVisible();
  await page.evaluate(() => location.assign('#/?token=nothing'));
  await expect(title(page, 'This link does not work')).toBeVisible();
  await page.evaluate(() => location.assign('#/'));
  await expect(title(page, 'Open the link of your invitation')).toBeVisible();
});

test('an unreachable service shows a message, and no input is lost', async ({ page, suite, context }) => {
  const { link } = await invitePerson(suite);
  const calls = `${suite.apiOrigin}/identity/v1/invitations/**`;
  await context.route(calls, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByText('Your invitation could not be loaded.')).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await context.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillNew(page);
  await context.route(calls, (route) => route.abort());
  await join(page).click();
  await expect(page.getByText('The service cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await context.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(overview(page)).toBeVisible();
});
