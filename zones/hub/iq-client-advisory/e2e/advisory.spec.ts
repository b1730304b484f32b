import { axeViolations } from '@suite/testing/axe-violations';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { expect, test } from '@suite/testing/suite-test';

// What is done here is done for the whole firm.
test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

test('a to-do says whom to talk to, about what and why; it is noted, done, found again and opened again', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  const open = page.getByRole('list', { name: 'Open' });
  const ironbridge = open
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Collect what is overdue' }) })
    .filter({ has: page.getByRole('link', { name: 'Ironbridge Fitness' }) });
  await expect(ironbridge).toContainText('$880');
  await expect(ironbridge).toContainText('335 days');
  await ironbridge.getByText('Add a note').click();
  await ironbridge.getByLabel('Note').fill('They asked for <b>a plan</b>.');
  await ironbridge.getByRole('button', { name: 'Add note' }).click();
  await expect(ironbridge).toContainText('They asked for <b>a plan</b>.');
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  await ironbridge.getByRole('button', { name: /^Done: Collect what is overdue/ }).click();
  await expect(ironbridge).toHaveCount(0);
  await page.goto(`${suite.url('iq-client-advisory')}?state=done`);
  const done = page.getByRole('list', { name: 'Done' });
  await expect(done).toContainText('They asked for');
  await done.getByRole('button', { name: /^Open again/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is done yet' })).toBeVisible();
});

test("a person's own to-do stands beside the others, and another company sees none of it", async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  await page.getByRole('button', { name: 'Add a to-do' }).click();
  const dialog = page.getByRole('dialog', { name: 'A to-do of your own' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('Choose the client that it is about.');
  await dialog.getByLabel('Client').fill('juniper');
  await dialog.getByRole('radio', { name: 'Juniper Legal' }).check();
  await dialog.getByLabel('What is to be done').fill('Ask about payroll');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Find a client or words').fill('payroll');
  await expect(page.getByRole('heading', { name: 'Ask about payroll' })).toBeVisible();

  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ask about payroll' })).toHaveCount(0);
  await expect(page.getByText('Ironbridge Fitness')).toHaveCount(0);
  await chooseCompany(page, 'Harborline Accounting');
  await expect(shownCompany(page, 'Harborline Accounting')).toBeVisible();
});
