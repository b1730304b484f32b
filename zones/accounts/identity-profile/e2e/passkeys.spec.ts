import type { Page } from '@playwright/test';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { expect, test } from '@suite/testing/suite-test';

/** An authenticator in the browser, as a laptop with a fingerprint reader has one. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, named, signed in with, and removed', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await plugIn(page);
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
