import { join } from 'node:path';
import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { step } from './step';

test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

const name = 'Cedarworks Tax';
const realData = process.env.REAL_DATA;

/** Five invoices with ambiguous dates; one row has no amount. */
const invoices = [
  'Invoice no,Customer,Invoice date,Due date,Total',
  'A-1,Alder Dental,01/02/2026,02/03/2026,100.00',
  'A-2,Birch Bakery,03/02/2026,04/03/2026,250.00',
  'A-3,Alder Dental,05/02/2026,06/03/2026,none',
  'A-4,Cypress Cafe,07/02/2026,08/03/2026,"1,300.50"',
].join('\n');

test('§4 a person without a firm creates one, despite a lost connection and a reload', async ({ page, suite, signIn }) => {
  await signIn('mia', { at: suite.url('iq-dashboard') });
  await page.getByRole('link', { name: 'Set up your firm' }).click();
  await expect(page.getByRole('main')).toContainText('with the role Administrator');
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  const firmName = page.getByLabel('Firm name');
  await expect(firmName).toBeVisible();
  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(firmName).toBeFocused();
  await expect(page.getByText('Enter the name of your firm.')).toBeVisible();

  const provision = '**/firms/provision';
  await page.route(provision, (route) => route.abort());
  await firmName.fill(name);
  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(page.getByText('Your firm was not created. Its name is still here.')).toBeVisible();
  await page.unroute(provision);
  await page.reload();
  await expect(firmName).toHaveValue(name);

  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('banner')).toContainText('1 Active Subscription');
  await expect(page.getByRole('heading', { name: 'Connect your ledger' })).toBeFocused();
  await page.getByRole('button', { name: 'Add clients' }).click();
  await page.getByRole('group', { name: 'Client 1' }).getByLabel('Name').fill('Alder Dental');
  await page.getByRole('button', { name: 'Add a row' }).click();
  const second = page.getByRole('group', { name: 'Client 2' });
  await expect(second.getByLabel('Name')).toBeFocused();
  await second.getByLabel('Name').fill('Birch Bakery');
  await second.getByLabel('E-mail (optional)').fill('owner@');
  await page.getByRole('button', { name: 'Add clients' }).click();
  await expect(second).toContainText('This is not an e-mail address.');
  await second.getByLabel('E-mail (optional)').fill('owner@birch.example');
  await page.getByRole('button', { name: 'Add clients' }).click();

  await expect(page.getByText('2 clients added.')).toBeVisible();
  await expect(step(page, 'Add clients')).toContainText('Done');
  await page.reload();
  await expect(step(page, name)).toContainText('Done');
  await expect(step(page, 'Add clients')).toContainText('Done');
  await expect(step(page, 'Connect your ledger')).toHaveAttribute('aria-current', 'step');
  await page.goto(suite.url('home'));
  await expect(page.getByText('Uncover customer stories from your current sales data.')).toBeVisible();
});

test('a file is uploaded, left and resumed, gets its date order, and leads to the first numbers', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('mia', { at: suite.url('iq-onboarding') });
  await page.getByLabel('CSV or Excel files').setInputFiles({
    name: 'invoices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(invoices),
  });
  await expect(page.getByRole('heading', { name: 'invoices.csv', level: 1 })).toBeVisible();
  await expect(page.getByText('4 rows. Check that')).toBeVisible();
  const importing = page.getByRole('button', { name: 'Import 4 rows' });
  await expect(importing).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('These days can be read with the month or the day first.')).toBeVisible();
  await expect(page.getByLabel('How “Due date” is written')).toContainText('Month, day, year');
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await page.getByLabel('How “Invoice date” is written').click();
  await page.getByRole('option', { name: 'Day, month, year' }).click();
  const preview = page.getByRole('table', { name: 'The first rows as they will be read' });
  await expect(preview.getByRole('row').nth(1)).toContainText('Feb 1, 2026');

  await page.getByRole('link', { name: 'Back to the set-up' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Continue with invoices.csv' }).click();
  await expect(page.getByLabel('How “Invoice date” is written')).toContainText('Day, month, year');
  await expect(page.getByLabel('How “Due date” is written')).toContainText('Day, month, year');
  await expect(preview.getByRole('row').nth(3)).toContainText('“none” cannot be read');
  await expect(page.getByLabel('As of')).toHaveValue('2026-02-07');
  const receivables = page.getByRole('listitem').filter({ hasText: 'Receivables and AR aging' });
  await expect(receivables).toContainText('The file doesn’t say what is paid.');
  await expect(page.getByText('Say which currency the amounts are in.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).fill('USD');
  await page.getByRole('option', { name: /^USD/ }).click();
  await page.getByRole('combobox', { name: 'What is paid' }).click();
  await page.getByRole('option', { name: 'None of these invoices is paid' }).click();
  await expect(receivables).toContainText('As of Feb 7, 2026.');
  await importing.click();

  await expect(page.getByRole('heading', { name: 'Imported', level: 1 })).toBeVisible();
  const counts = page.getByRole('table', { name: 'Rows by kind' });
  await expect(counts.getByRole('row').filter({ hasText: 'Invoices' })).toHaveText('Invoices4301');
  await expect(receivables).toContainText('As of Feb 7, 2026.');
  const rejected = page.getByRole('table', { name: 'Rejected rows' });
  await expect(rejected.getByRole('row').nth(1)).toContainText('Total is “none”, which counts as blank');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('rejected-rows.csv');
  await page.reload();
  await expect(rejected.getByRole('row').nth(1)).toContainText('4');

  const numbers = page.getByRole('region', { name: 'Your numbers' });
  await expect(numbers).toContainText('As of Feb 7, 2026');
  await expect(numbers.getByText('Revenue', { exact: true }).locator('../..')).toContainText('$1,651');
  await expect(numbers.getByRole('link', { name: 'Open the IQ dashboard' })).toHaveAttribute('href', suite.url('iq-dashboard'));
  await page.getByRole('link', { name: 'Back to the set-up' }).click();
  await expect(step(page, 'See the first numbers')).toContainText('Done');
});

test('a file that is not a table shows the reason, and is discarded', async ({ page, suite, signIn }) => {
  await signIn('mia', { at: suite.url('iq-onboarding', '/upload') });
  const file = page.getByLabel('CSV or Excel files');
  await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('“list.pdf” is not a CSV, TXT, TSV, XLSX, XLS, ODS, or HTML file.')).toBeVisible();
  await file.setInputFiles({ name: 'bare.csv', mimeType: 'text/csv', buffer: Buffer.from('1,2\n3,4') });
  await expect(page.getByText('bare.csv has no row that names its columns; put one above the data.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard file' }).click();
  await expect(page.getByText('bare.csv was discarded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up Connect IQ', level: 1 })).toBeVisible();
  await expect(page.getByText('Unfinished uploads')).toHaveCount(0);
});

test('§2 an imported real ledger adds the three next steps to her dashboard', async ({ page, suite, signIn }) => {
  test.skip(!realData, 'REAL_DATA is not set');
  const run = await suite.runImport(['--company', name, '--xero', join(realData ?? '', 'xero')]);
  expect(run.code, run.output).toBe(0);

  await signIn('mia');
  await expect(page.getByRole('region', { name: 'Connect IQ next steps' }).getByRole('link')).toHaveCount(3);
  await page.goto(suite.url('iq-onboarding'));
  await expect(step(page, 'Connect your ledger')).toContainText('Done');
});
