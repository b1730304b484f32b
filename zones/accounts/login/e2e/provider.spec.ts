import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { expect } from '@suite/testing/suite-test';
import { test } from './provider-test';

test('an administrator lets their domain join, and a new colleague signs in with the provider and signs out of both', async ({
  page,
  suite,
  signIn,
  provider,
}) => {
  const boss = await newPerson(suite, { role: 'administrator', email: `boss-${crypto.randomUUID()}@moss.example` });
  await signIn(boss, { at: suite.url('app-manager', '/invitations') });
  await page.getByLabel('People of moss.example join as').click();
  await page.getByRole('option', { name: 'Member' }).click();
  await expect(page.getByText('People of moss.example can join.')).toBeVisible();
  await page.context().clearCookies();

  await page.goto(suite.url('home'));
  await page.getByRole('link', { name: 'Sign in with Moss Directory' }).waitFor();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with Moss Directory' }).click();
  await page.waitForURL(`${provider}/**`);
  await page.getByPlaceholder('Enter any login').fill('gwen@moss.example');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Profile of Gwen Moss' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${provider}/session/end**`);
  await page.getByRole('button', { name: /yes/i }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with Moss Directory' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});
