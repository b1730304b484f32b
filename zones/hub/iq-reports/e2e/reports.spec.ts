import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { exportCsv } from '@suite/testing/export-csv';
import { people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';

// Reports created here appear in the archive of the whole firm.
test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

/** Returns the download that a button starts. */
async function saved(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Creates a report of one of the latest periods. */
async function make(page: Page, period: string) {
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByRole('radio', { name: period }).check();
  await page.getByRole('button', { name: 'Make report' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 30_000 });
}

test('a report is created, read, downloaded, sent to others, and found in the archive', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-reports') });
  await make(page, 'Last month');
  await expect(page.getByRole('heading', { name: 'Monthly report, December 2025', level: 1 })).toBeVisible();
  const paper = page.getByRole('article', { name: 'Monthly report, December 2025' });
  await expect(paper.getByText(/^Revenue in December 2025 was \$3,285, down 45.1%/)).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Receivables' })).toContainText('Ironbridge Fitness');
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  const csv = await saved(page, 'Download CSV');
  expect(csv.name).toBe('monthly-report-2025-12-01.csv');
  expect(csv.content.toString()).toContain('Ironbridge Fitness,');
  const pdf = await saved(page, 'Download PDF');
  expect(pdf.name).toBe('monthly-report-2025-12-01.pdf');
  expect(pdf.content.toString('latin1')).toMatch(/^%PDF-1.+%%EOF\s*$/s);

  await page.getByRole('button', { name: 'Send…' }).click();
  const addresses = page.getByRole('textbox', { name: 'Other e-mail addresses' });
  await addresses.fill('partner');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('“partner” is not an e-mail address. Correct or remove it.')).toBeVisible();
  await addresses.fill('partner@client.example');
  expect(await axeViolations(page.locator('html'))).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sentTo = page.getByRole('region', { name: 'Sent to' });
  await expect(sentTo.getByRole('listitem')).toHaveCount(2);
  await expect(sentTo.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  for (const address of [people.olivia.email, 'partner@client.example'])
    expect(await suite.newestMail(address)).toContain('monthly-report-2025-12-01.pdf');

  await page.getByRole('link', { name: 'All reports' }).click();
  const archive = page.getByRole('table', { name: 'Reports' });
  await expect(archive.getByRole('row', { name: /December 2025 Monthly Ready/ })).toBeVisible();
  const same = await saved(page, 'PDF: Monthly, December 2025');
  expect(same.name).toBe(pdf.name);
  await page.route(`${suite.apiOrigin}/insights/reports/*/pdf`, (route) => route.abort());
  await page.getByRole('button', { name: 'PDF: Monthly, December 2025' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The file was not downloaded. The server cannot be reached.' });
  await expect(failure).toBeVisible();

  await make(page, 'Last week');
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

test('reports are sent on schedule, in the color of the firm', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-reports', '/branding') });
  const color = page.getByRole('textbox', { name: 'Accent color' });
  await color.fill('#ffb400');
  await expect(page.getByText(/Text in this color is hard to read/)).toBeVisible();
  await page.getByRole('button', { name: 'Use #9b6d00' }).click();
  await page.getByRole('button', { name: 'Save color' }).click();
  await expect(page.getByText('The color was saved.')).toBeVisible();
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  await page.getByRole('link', { name: 'Schedules' }).click();
  await expect(page.getByRole('heading', { name: 'No schedule yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New schedule' }).click();
  await page.getByRole('textbox', { name: 'Other e-mail addresses' }).fill('partner@client.example');
  expect(await axeViolations(page.locator('html'))).toEqual([]);
  await page.getByRole('button', { name: 'Save schedule' }).click();
  const schedule = page.getByRole('listitem').filter({ hasText: 'Every month on the 5th' });
  await expect(schedule).toContainText('partner@client.example');
  await schedule.getByRole('button', { name: 'Pause' }).click();
  await expect(schedule.getByRole('button', { name: 'Resume' })).toBeVisible();
  await schedule.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The report is being made and sent.')).toBeVisible();
  await expect(schedule.getByText(/sent to 2/)).toBeVisible({ timeout: 45_000 });
  expect(await axeViolations(page.locator('html'))).toEqual([]);
});

test('another company sees none of them, and shows what to do', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-reports') });
  await chooseCompany(page, 'Harborline Advisory');
  await expect(shownCompany(page, 'Harborline Advisory')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There are no numbers yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload a file' })).toBeVisible();
  await chooseCompany(page, people.olivia.company);
  await expect(shownCompany(page, people.olivia.company)).toBeVisible();
});
