import { axeViolations } from '@suite/testing/axe-violations';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { expect, test } from '@suite/testing/suite-test';

// Changes here affect the whole firm.
test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

test('a to-do shows whom to talk to, about what and why; it gets a note, is done, found again and reopened', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  const ironbridge = page
    .getByRole('row', { name: /Collect what is overdue/ })
    .filter({ has: page.getByRole('link', { name: 'Ironbridge Fitness' }) });
  await expect(ironbridge).toContainText('$880');
  await expect(ironbridge).toContainText('335 days past due');
  await ironbridge.getByRole('button', { name: 'Collect what is overdue', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Collect what is overdue' });
  await panel.getByLabel('Note').fill('They asked for <b>a plan</b>.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel).toContainText('They asked for <b>a plan</b>.');
  expect(await axeViolations(page.locator('html'))).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();

  const done = page.getByRole('button', { name: /^Done: / });
  const count = await done.count();
  await ironbridge.getByRole('button', { name: /^Done: Collect what is overdue/ }).dblclick();
  await expect(page.getByRole('button', { name: /^Done 1$/ })).toBeVisible();
  await expect(done).toHaveCount(count - 1);
  // How long the change can be undone.
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/(10|[1-9]) s/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(done).toHaveCount(count);

  await ironbridge.getByRole('button', { name: /^Done: / }).click();
  await expect(page.getByRole('button', { name: /^Done 1$/ })).toBeVisible();
  await page.goto(`${suite.url('iq-client-advisory')}?list=done`);
  await ironbridge.getByRole('button', { name: /^Reopen/ }).click();
  // A row keeps its place while the pointer is over it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('heading', { name: 'Nothing is done yet' })).toBeVisible();
});

test('to-dos are selected, assigned and snoozed together, and found again in the list of snoozed ones', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('radio', { name: 'Olivia Hart' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('button', { name: /^Mine 2$/ }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
  await expect(page.getByRole('button', { name: /^Snoozed 2$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: /^Mine 2$/ })).toBeVisible();
});

test('§4 a debtor gets a reminder that a person has read, and its promise appears on its to-do', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  await page.getByRole('link', { name: 'Ironbridge Fitness' }).first().click();
  await page.getByRole('button', { name: 'Send a reminder' }).click();
  const mail = page.getByRole('dialog', { name: 'Reminder to Ironbridge Fitness' });
  await expect(mail.getByLabel('Text')).toHaveValue(/335 days past due: \$220\.00/);
  await mail.getByLabel('To', { exact: true }).fill('pay@ironbridge.example');
  expect(await axeViolations(page.locator('html'))).toEqual([]);
  await mail.getByRole('button', { name: 'Send to pay@ironbridge.example' }).click();
  await expect(page.getByText(/^Last reminder: .* to pay@ironbridge\.example, by Olivia Hart$/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download statement' }).click();
  expect((await download).suggestedFilename()).toBe('statement-2026-01-01.pdf');

  await page.getByRole('button', { name: 'Note a promise' }).click();
  const promise = page.getByRole('dialog', { name: 'Promise of Ironbridge Fitness' });
  await promise.getByLabel('Will pay by').fill('2026-02-01');
  await promise.getByLabel('Amount (USD)').fill('500');
  await promise.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$500.00 by Feb 1, 2026')).toBeVisible();
  await page.goto(suite.url('iq-client-advisory'));
  await expect(page.getByText('Promised to pay: $500.00 by Feb 1, 2026')).toBeVisible();
});

test("a person's own to-do appears among the others, and another company sees none of them", async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  await page.getByRole('button', { name: 'Add a to-do' }).click();
  const dialog = page.getByRole('dialog', { name: 'New to-do' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('Choose the client that it is about.');
  await dialog.getByLabel('Client').fill('juniper');
  await dialog.getByRole('radio', { name: 'Juniper Legal' }).check();
  await dialog.getByLabel('What is to be done').fill('Ask about payroll');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Find a client or words').fill('payroll');
  await expect(page.getByRole('rowheader', { name: 'Ask about payroll' })).toBeVisible();

  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Ask about payroll' })).toHaveCount(0);
  await expect(page.getByText('Ironbridge Fitness')).toHaveCount(0);
  await chooseCompany(page, 'Harborline Accounting');
  await expect(shownCompany(page, 'Harborline Accounting')).toBeVisible();
});
