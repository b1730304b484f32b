import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { generate } from 'otplib';

test('an account with MFA asks for the code of the authenticator app', async ({ page, suite, signInByForm }) => {
  const secret = suite.output.match(/TOTP secret (\w+)/)?.[1] ?? '';

  await signInByForm('liam');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is incorrect.')).toBeVisible();

  await code.fill(await generate({ secret }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('a person without a code can use another account', async ({ page, signInByForm }) => {
  await signInByForm('liam');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('E-mail').fill(people.noah.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});
