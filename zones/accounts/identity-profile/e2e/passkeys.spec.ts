import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { plugInAuthenticator } from '@suite/testing/plug-in-authenticator';
import { expect, test } from '@suite/testing/suite-test';

test('a person adds a passkey, renames it, signs in with it, and removes it', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await plugInAuthenticator(page);
  const nina = await newPerson(suite);
  const at = suite.url('identity-profile');
  await signIn(nina, { at });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Work laptop');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(nina.password);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByRole('listitem')).toContainText(/Work laptop.*Never used/);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Old laptop');

  await page.context().clearCookies();
  await page.goto(at);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Show passkeys' }).click();
  await expect(list).toContainText('Last used');
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('None', { exact: true })).toBeVisible();
});
