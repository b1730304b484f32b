import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolations } from '@suite/testing/axe-violations';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'changed-firms' });
test.describe.configure({ mode: 'serial' });

const { email, company } = people.noah;

test('an import appears in the history with every rejected row, its line and the reason', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const good = Array.from({ length: 41 }, (_, place) => `A-${place},Alder Dental,2026-03-14,2026-04-13,100.00`);
  const bad = Array.from({ length: 34 }, (_, place) => `B-${place},Alder Dental,2026-03-15,2026-04-14,none`);
  const file = join(suite.dataFolder, 'march.csv');
  await writeFile(file, ['Invoice no,Customer,Invoice date,Due date,Total (USD)', ...good, ...bad].join('\n'));
  const run = await suite.runImport(['--company', company, '--file', file]);
  expect(run.output).toContain('rejected 34');

  await signIn('noah', { at: suite.url('iq-settings') });
  const sections = page.getByRole('navigation', { name: 'IQ settings' });
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'From files' })).toContainText('As of');
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  const watched = await watchPages(context);
  await sections.getByRole('link', { name: 'Import history' }).click();
  const imports = page.getByRole('table', { name: 'Imports' });
  const row = imports.getByRole('row').filter({ hasText: 'march.csv' });
  await expect(row).toContainText('Some rejected');
  await page.getByLabel('Find by file or source').fill('no such file');
  await expect(page.getByRole('heading', { name: 'No imports found' })).toBeVisible();
  await page.getByLabel('Find by file or source').fill('MARCH');
  await imports.getByRole('button', { name: 'Rejected' }).click();
  await page.reload();
  await expect(row).toContainText('Some rejected');
  await expect(imports.getByRole('columnheader', { name: 'Rejected' })).toHaveAttribute('aria-sort', 'descending');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { name: 'Import of march.csv', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows by kind' })).toContainText('Invoices7541034');
  await expect(page.getByText('1–30 of 34')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  const rejected = page.getByRole('table', { name: 'Rejected rows' });
  await expect(rejected.getByRole('row').nth(4)).toContainText('76Total (USD)Total (USD) is “none”, which counts as blank');
  await page.reload();
  await expect(page.getByText('31–34 of 34')).toBeVisible();
  await rejected.getByRole('button', { name: 'Line' }).click();
  await rejected.getByRole('button', { name: 'Line' }).click();
  await expect(rejected.getByRole('rowheader').first()).toHaveText('76');
  await page.reload();
  await expect(rejected.getByRole('rowheader').first()).toHaveText('76');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('rejected-rows.csv');
  expect(shifted(watched)).toEqual([]);
});

test('a platform is disconnected after a confirmation, and its imported data stays', async ({ page, suite, signIn }) => {
  const noah = apiOf(suite);
  await noah.signIn(email, PASSWORD);
  expect((await noah.call('POST', '/insights/connections/desktop')).status).toBe(201);

  await signIn('noah', { at: suite.url('iq-settings') });
  const desktop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'QuickBooks Desktop' }) });
  await expect(desktop).toContainText('At the next Web Connector sync');
  await desktop.getByRole('button', { name: 'Disconnect QuickBooks Desktop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your ledger and the numbers from it stay.');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('QuickBooks Desktop is disconnected. Your ledger stays as it is.')).toBeVisible();
  await expect(desktop).toContainText('Not connected');
  await expect(page.getByRole('region', { name: 'From files' })).toContainText('CSV or Excel file');
});

test('a table of consumer prices is pasted, saved, and still there after a reload', async ({ page, suite, signIn }) => {
  await signIn('noah', { at: suite.url('iq-settings', '/prices') });
  await page.getByRole('button', { name: 'Enter the table' }).click();
  await page.getByLabel('Months and their index').fill('2025-01\t100\n2026-01\t103\n2026-01\t104');
  await expect(page.getByText('Line 3: 2026-01 is already in line 2')).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByLabel('Months and their index').fill('2025-01\t100\n2026-01\t103');
  await page.getByRole('button', { name: 'Save' }).click();
  const table = page.getByRole('table', { name: 'Consumer price index by month' });
  await expect(table.getByRole('row').nth(1)).toHaveText('Jan 2026103+3.0%');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.reload();
  await expect(table.getByRole('row').nth(2)).toHaveText('Jan 2025100–');
});
