import type { Page } from '@playwright/test';
import { linkOfMail, newestLink } from '@suite/testing/link-of-mail';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

async function askForMail(page: Page, login: string, email: string) {
  await page.goto(login);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
}

test('a forgotten password is reset with the link of the mail, which works once', async ({ page, suite, signInByForm }) => {
  const nina = await newPerson(suite);
  const { email } = nina;
  const invitation = await newestLink(suite, email);
  const password = 'a new and longer secret';
  await askForMail(page, suite.url('login'), email);
  const link = await linkOfMail(suite, email, invitation);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('New password needs at least 12 characters.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await signInByForm(nina);
  await expect(page.getByText('The e-mail or the password is incorrect.')).toBeVisible();
  await signInByForm(nina, { password });
  await expect(page.getByRole('heading', overview)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('It was used already')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('the answer does not tell whether an address has an account', async ({ page, suite }) => {
  await askForMail(page, suite.url('login'), `nobody-${crypto.randomUUID()}@harborline.example`);
});

test('§8 a reset that cannot be asked for still leads back to sign in', async ({ page, suite, context }) => {
  await page.goto(suite.url('login', '/forgot-password'));
  await page.getByLabel('E-mail').fill(people.olivia.email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${people.olivia.email} has an account`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a link without its token says so at once', async ({ page, suite }) => {
  await page.goto(suite.url('login', '/reset-password'));
  await expect(page.getByText('part of it is missing')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
