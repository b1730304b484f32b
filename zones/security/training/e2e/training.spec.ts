import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { newPerson } from '@suite/testing/new-person';
import { expect, test } from '@suite/testing/suite-test';

test.use({ dataset: 'changed-firms' });
test('a phishing simulation teaches people who follow its link, and does not count scanners', async ({
  page,
  browser,
  suite,
  signIn,
}) => {
  const person = await newPerson(suite, { firstName: 'Jon', lastName: 'Reed' });
  const invitation = await linkOfMail(suite, person.email);
  await signIn('olivia', { at: suite.url('training', '/settings') });
  await page.getByLabel('Allow phishing simulations by e-mail').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await page.goto(suite.url('training', '/phishing'));
  await page.getByRole('button', { name: 'Start a simulation' }).click();
  await page.getByRole('combobox', { name: 'Who takes it' }).click();
  await page.getByRole('option', { name: 'A role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start a simulation' }).click();
  await expect(page.getByText(/The mail goes to/)).toBeVisible();

  const link = await linkOfMail(suite, person.email, invitation);
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByText('This was a phishing simulation')).toBeVisible();
  const detail = page.getByRole('row').filter({ hasText: 'Jon Reed' });
  await page.reload();
  await page
    .getByRole('link', { name: /^Open Password expires today/ })
    .first()
    .click();
  await expect(detail.getByText('No', { exact: true })).toHaveCount(2);
  expect(await axeViolationsOfThemes(scanner.locator('body'))).toEqual([]);
  const counted = scanner.waitForResponse((response) => response.url().endsWith('/clicks') && response.status() === 204);
  await scanner.mouse.move(40, 40);
  await scanner.mouse.move(60, 60);
  await counted;
  await scanner.close();
  await page.reload();
  await expect(detail.getByText('No', { exact: true })).toHaveCount(1);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
});

test('a firm copies a course, changes it, and publishes it', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('training', '/courses') });
  await page.getByRole('button', { name: 'Copy Phishing' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Phishing at Harborline');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('What changed').fill('Our names and numbers');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 was published.')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.goto(suite.url('training'));
  await expect(page.getByText('Phishing at Harborline').first()).toBeVisible();
});
