import type { Page } from '@playwright/test';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { type NewPerson, newPerson } from '@suite/testing/new-person';
import { expect, test } from '@suite/testing/suite-test';
import { generate } from 'otplib';

/** Continues up to the QR code; returns the secret beside it. */
async function startSetUp(page: Page, { password }: NewPerson): Promise<string> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
}

async function confirm(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Reads the recovery codes, and confirms that they are saved. */
async function keepCodes(page: Page, submit: string): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: submit }).click();
  return codes;
}

test('§3 a person turns two-factor authentication on, signs in with a recovery code that works once, and turns it off', async ({
  page,
  suite,
  signIn,
  fillSignIn,
}) => {
  const nina = await newPerson(suite);
  const at = suite.url('identity-profile');
  await signIn(nina, { at });
  const secret = await startSetUp(page, nina);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
  await confirm(page, secret);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('firm-suite-recovery-codes.txt');
  const [first = '', second = ''] = await keepCodes(page, 'Turn on');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('E-mail').waitFor();
  await page.goto(at);
  await fillSignIn(nina);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is incorrect. Each works once: try the next on your list.')).toBeVisible();
  await page.getByLabel('Recovery code').fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});

test('new recovery codes replace the old ones', async ({ page, suite, signIn }) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('identity-profile') });
  await confirm(page, await startSetUp(page, nina));
  const [old = ''] = await keepCodes(page, 'Turn on');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(old);
  await page.keyboard.press('Enter');
  const codes = await keepCodes(page, 'Done');
  expect(codes).not.toContain(old);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});

test('a setup continues after a lost connection, and starts again after it was left', async ({
  page,
  suite,
  signIn,
  context,
}) => {
  const nina = await newPerson(suite, { email: `${'n'.repeat(27)}-${crypto.randomUUID()}@${'long.'.repeat(24)}example` });
  await signIn(nina, { at: suite.url('identity-profile') });
  const left = await startSetUp(page, nina);
  await context.setOffline(true);
  await confirm(page, left);
  await expect(page.getByText('The service cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();

  const secret = await startSetUp(page, nina);
  expect(secret).not.toBe(left);
  await context.setOffline(true);
  await confirm(page, secret);
  await expect(page.getByText('The service cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await keepCodes(page, 'Turn on');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});

test('axe finds no violations in any step, on a narrow page, light or dark', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nina = await newPerson(suite, { firstName: 'N'.repeat(200), lastName: 'V'.repeat(200) });
  await signIn(nina, { at: suite.url('identity-profile') });
  const faults = async () => {
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  await faults();
  const secret = await startSetUp(page, nina);
  await faults();
  await confirm(page, secret);
  await page.getByLabel('I have kept them').waitFor();
  await faults();
  await keepCodes(page, 'Turn on');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await faults();
});
