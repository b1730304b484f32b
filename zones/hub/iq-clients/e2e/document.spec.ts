import { readFile } from 'node:fs/promises';
import { axeViolations } from '@suite/testing/axe-violations';
import { exportCsv } from '@suite/testing/export-csv';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { metricsOf } from './metrics-api';

test('§2 an invoice is found and opened from the rows behind a number, and from the page of its client', async ({
  page,
  context,
  suite,
  signIn,
  cookie,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: `${suite.url('iq-dashboard', '/rows')}?metric=sales` });
  const read = metricsOf(suite, cookie);
  const { rows, all } = await read('sales/rows?find=alder&kind=invoice&sort=date&order=ascending');
  const [invoice] = rows;

  await page.getByRole('searchbox', { name: 'Find by number or name' }).fill('alder');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Invoice' }).click();
  await expect(page.getByText(`${rows.length} of ${all.total} rows`)).toBeVisible();
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText(rows.map(({ number }: { number: string }) => number));
  const file = await exportCsv(page);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(rows.length + 1);

  await page.getByRole('link', { name: invoice.number }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Invoice ${invoice.number}`, level: 1 })).toBeVisible();
  const { settlements } = await read(`documents/invoice/${invoice.id}`);
  const paid = page.getByRole('table', { name: 'What was paid and credited' });
  await expect(paid.locator('tbody tr')).toHaveCount(settlements.total);
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  await page.getByRole('link', { name: invoice.name }).first().click();
  await expect(page.getByRole('heading', { name: invoice.name, level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await page.getByRole('link', { name: invoice.number }).click();
  await expect(page.getByRole('heading', { name: `Invoice ${invoice.number}`, level: 1 })).toBeVisible();
  expect(shifted(watched)).toEqual([]);

  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: invoice.number })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
