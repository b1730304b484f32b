import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { PASSWORD } from '@suite/testing/people';
import { plugInAuthenticator } from '@suite/testing/plug-in-authenticator';
import { expect, test } from './firm';

test.use({ dataset: 'two-factor' });

test('an administrator requires two-factor authentication, has to set it up like everybody else, and continues', async ({
  page,
  suite,
  openAsAdministrator,
}) => {
  await plugInAuthenticator(page);
  await openAsAdministrator('/security');
  await expect(page.getByText('Not required')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: 'Require it' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('You signed in without it yourself');
  expect(await axeViolationsOfThemes(question)).toEqual([]);
  await question.getByRole('button', { name: 'Require it' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Your firm requires two-factor authentication' })).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.goto(suite.url('home'));
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page.getByText(/^Your firm requires two-factor authentication. Turn it on/)).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Work laptop');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have the two-factor authentication that your firm requires.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await page.goto(suite.url('app-manager', '/security'));
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show who has it' }).click();
  await expect(page.getByRole('table', { name: 'People' }).getByRole('rowheader')).toHaveText([/Noah/]);
});
