import { writeFile } from 'node:fs/promises';
import { axeViolations } from '@suite/testing/axe-violations';
import { exportCsv } from '@suite/testing/export-csv';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { dollars, metricsOf } from './metrics-api';

// Other stories use this firm without a ledger.
test.use({ dataset: 'changed-firms' });

test('§2 vendoranalysis: spend is shown by vendor; two names are only merged by a person, who can undo it', async ({
  page,
  context,
  suite,
  signIn,
  cookie,
}, info) => {
  const file = info.outputPath('payments.csv');
  const payments = [
    '2025-11-03,Paper Mill,120.00,Client gifts',
    '2025-11-17,Paper Mill Supplies,80.50,',
    '2025-12-01,Gusto,49.00,Software',
    '2025-12-02,ADP,150.00,',
    '2025-12-15,<b>Harbor</b> Rent,900.00,',
  ];
  await writeFile(file, ['Check date,Vendor,Amount (USD),Expense account', ...payments].join('\n'));
  const run = await suite.runImport(['--company', 'Brightfield CPA', '--vendor-payments', file]);
  expect(run.code, run.output).toBe(0);

  const watched = await watchPages(context);
  await signIn('noah', { at: suite.url('iq-clients', '/vendoranalysis') });
  const vendors = page.getByRole('region', { name: 'All vendors', exact: true });
  const names = vendors.getByRole('rowheader');
  await expect(names).toHaveCount(5);
  await expect(names.first()).toHaveText('<b>Harbor</b> Rent');
  const read = metricsOf(suite, cookie);
  const { sum } = await read('spend/rows');
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: dollars(sum) })
      .first(),
  ).toBeVisible();
  const overlaps = page.getByRole('region', { name: 'Overlapping tools' });
  await expect(overlaps).toContainText('Payroll');
  await expect(overlaps).toContainText('Gusto');
  const tools = overlaps.getByRole('rowheader');
  await expect(tools).toHaveText(['ADP', 'Gusto']);
  await overlaps.getByRole('button', { name: 'Spend' }).click();
  await overlaps.getByRole('button', { name: 'Spend' }).click();
  await expect(tools).toHaveText(['Gusto', 'ADP']);
  await page.reload();
  await expect(tools).toHaveText(['Gusto', 'ADP']);
  const categories = page.getByRole('region', { name: 'By category', exact: true }).getByRole('rowheader');
  await expect(categories).toHaveText(['Rent', 'Payroll', 'Client gifts', 'Industrial supplies']);
  await expect(vendors.getByRole('row', { name: /^Paper Mill Client gifts/ })).toContainText('Account “Client gifts”');
  await expect(vendors.getByRole('row', { name: /^Gusto/ })).toContainText('Vendor’s name');
  const saved = await exportCsv(page, { within: overlaps });
  expect(saved.suggestedFilename()).toMatch(/-overlapping-tools-\d{4}-\d\d-\d\d\.csv$/);
  expect(shifted(watched)).toEqual([]);
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await page.getByRole('button', { name: /^Merge / }).click();
  await expect(names).toHaveCount(4);
  await expect(vendors.getByRole('row', { name: /^Paper Mill/ })).toContainText('$201');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(names).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Merge / })).toBeEnabled();
});
