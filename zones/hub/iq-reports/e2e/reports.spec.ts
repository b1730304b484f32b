import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { exportCsv } from '@suite/testing/export-csv';
import { people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';

// What is made appears in the archive of the whole firm.
test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

/** What a press on a button hands to the downloads. */
async function saved(page: Page, button: string) {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a report is made, read, saved, sent, and found in the archive', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-reports') });
  await page.getByRole('button', { name: 'Make the monthly report' }).click();
  await expect(page.getByRole('heading', { name: 'Monthly report, Dec 1, 2025 – Dec 31, 2025', level: 1 })).toBeVisible();
  const glance = page.getByRole('table', { name: 'At a glance' });
  await expect(glance.getByRole('row', { name: /^Overdue/ })).toContainText('$');
  await expect(page.getByRole('table', { name: 'Most overdue clients' })).toContainText('Ironbridge Fitness');
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  const csv = await saved(page, 'Download CSV');
  expect(csv.name).toBe('monthly-report-2025-12-01.csv');
  expect(csv.content.toString()).toContain('Ironbridge Fitness,');
  const pdf = await saved(page, 'Download PDF');
  expect(pdf.name).toBe('monthly-report-2025-12-01.pdf');
  expect(pdf.content.toString('latin1')).toMatch(/^%PDF-1.+%%EOF\s*$/s);
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText('The report is on its way to your e-mail address.')).toBeVisible();
  const mail = () => suite.newestMail(people.olivia.email).catch(() => '');
  await expect.poll(mail).toContain('Ironbridge');

  await page.getByRole('link', { name: 'All reports' }).click();
  const archive = page.getByRole('table', { name: 'Reports' });
  await expect(archive.getByRole('link', { name: 'Dec 1, 2025 – Dec 31, 2025' })).toBeVisible();
  const same = await saved(page, 'PDF: Monthly, Dec 1, 2025 – Dec 31, 2025');
  expect(same.name).toBe(pdf.name);

  await page.route(`${suite.apiOrigin}/insights/reports/*/pdf`, (route) => route.abort());
  await page.getByRole('button', { name: 'PDF: Monthly, Dec 1, 2025 – Dec 31, 2025' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The file was not downloaded. The server cannot be reached.' });
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Make the weekly report' }).click();
  await expect(page.getByRole('heading', { name: /^Weekly report, / })).toBeVisible();
  await page.getByRole('link', { name: 'All reports' }).click();
  const kinds = archive.getByRole('row').locator('td:nth-child(2)');
  await expect(kinds).toHaveText(['Monthly', 'Weekly']);
  await archive.getByRole('button', { name: 'Period' }).click();
  await expect(kinds).toHaveText(['Weekly', 'Monthly']);
  await page.reload();
  await expect(kinds).toHaveText(['Weekly', 'Monthly']);
  expect((await exportCsv(page)).suggestedFilename()).toMatch(/-reports-\d{4}-\d\d-\d\d\.csv$/);
  expect(await axeViolations(page.locator('html'))).toEqual([]);
});

test('another company sees none of it, and says what to do', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-reports') });
  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Make the weekly report' }).click();
  await expect(page.getByText('There is nothing to report yet: the ledger holds nothing.')).toBeVisible();
  await chooseCompany(page, people.olivia.company);
  await expect(shownCompany(page, people.olivia.company)).toBeVisible();
});
