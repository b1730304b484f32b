import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test('§4 a sign-in in one tab lets another tab that waits at login continue to its page', async ({
  context,
  suite,
  signInByForm,
}) => {
  const other = await context.newPage();
  await other.goto(suite.url('devices'));
  await expect(other.getByText('to continue to Devices')).toBeVisible();
  await signInByForm('noah');
  await expect(other).toHaveURL(suite.url('devices'));
  await expect(other.getByRole('heading', { name: 'Devices', exact: true })).toBeVisible();
});

test('§4 a logout in one tab sends a tab on another host to login', async ({ page, context, suite, signIn }) => {
  await signIn('noah');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  const other = await context.newPage();
  await other.goto(suite.url('devices'));
  await expect(other.getByRole('heading', { name: 'Devices', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('to continue to Devices')).toBeVisible();
});

test('§4 a company switch changes a tab on another host', async ({ page, context, suite, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', overview)).toBeVisible();
  const other = await context.newPage();
  await other.goto(suite.url('devices'));
  await expect(shownCompany(other, 'Harborline Accounting')).toBeVisible();
  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(other, 'Harborline Advisory')).toBeVisible();
  await chooseCompany(other, 'Harborline Accounting');
  await expect(shownCompany(page, 'Harborline Accounting')).toBeVisible();
});

test.describe('§4 a tab with unsaved work asks what to do when another tab opens another company', () => {
  test.beforeEach(async ({ page, context, suite, signIn }) => {
    await signIn('olivia', { at: suite.url('iq-onboarding') });
    await page.getByRole('button', { name: 'Add more clients' }).click();
    await page.getByRole('group', { name: 'Client 1' }).getByLabel('Name').fill('Alder Dental');
    const other = await context.newPage();
    await other.goto(suite.url('home'));
    await expect(other.getByRole('heading', overview)).toBeVisible();
    await chooseCompany(other, 'Harborline Advisory');
    await expect(shownCompany(other, 'Harborline Advisory')).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Another company is open' });
    await expect(question).toContainText('In another tab you opened Harborline Advisory.');
    await expect(question).toContainText('This tab has unsaved work of Harborline Accounting.');
  });

  test('Go back keeps the work, and opens its company in all tabs again', async ({ page, context }) => {
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Client 1' }).getByLabel('Name')).toHaveValue('Alder Dental');
    for (const tab of context.pages()) await expect(shownCompany(tab, 'Harborline Accounting')).toBeVisible();
  });

  test('Discard work opens the other company in this tab too', async ({ page }) => {
    await page.getByRole('button', { name: 'Discard work' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Harborline Advisory', level: 2 })).toBeVisible();
    await chooseCompany(page, 'Harborline Accounting');
    await expect(shownCompany(page, 'Harborline Accounting')).toBeVisible();
  });
});
