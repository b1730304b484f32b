import type { Page } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolations } from '@suite/testing/axe-violations';
import { exportCsv } from '@suite/testing/export-csv';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

const money = (text: string | null) => Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);

/** Locates the value of a headline metric by the name that opens its definition. */
const metric = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('dd')
    .first();

async function askAs(suite: Suite, path: string) {
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  await olivia.turnTo(people.olivia.company);
  return (await olivia.call('GET', `/insights/metrics/${path}`)).body;
}

test('every amount links to rows that add up to it, and each metric opens its definition', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  const receivables = metric(page, 'Receivables');
  await expect(receivables).toBeVisible();
  const shown = money(await receivables.textContent());
  const invoices = (await askAs(suite, 'open/rows?limit=200')).rows as { value: number }[];
  expect(shown).toBe(invoices.reduce((sum, { value }) => sum + value, 0));

  await page.getByRole('button', { name: 'DSO, 365 days', exact: true }).first().click();
  const definition = page.getByRole('dialog', { name: 'DSO' });
  await expect(definition).toContainText('AR ÷ credit sales (with sales tax, like AR) × days in the period');
  await expect(definition).toContainText('Jan 1, 2026');
  await definition.getByRole('button', { name: 'Close' }).click();

  await receivables.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Receivables', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows' }).locator('tbody tr');
  await expect(rows).toHaveCount(invoices.length);
  const counted = await rows.locator('td:last-child').allTextContents();
  expect(counted.reduce((sum, text) => sum + money(text), 0)).toBe(shown);

  await page.getByRole('button', { name: 'Included' }).click();
  await expect(page).toHaveURL(/sort=value/);
  expect((await exportCsv(page)).suggestedFilename()).toBe('harborline-accounting-rows-open-2026-01-01.csv');
  expect(await axeViolations(page.locator('html'))).toEqual([]);
});

test('the as-of date moves back, stays in the address, and the metrics are those of that day', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  await expect(page.getByText(/^As of Jan 1, 2026$/).first()).toBeVisible();
  await page.getByLabel('As of').fill('2025-07-01');
  await expect(page.getByText('As of Jul 1, 2025')).toBeVisible();
  const of = await askAs(suite, 'dashboard?asOf=2025-07-01');
  expect(money(await metric(page, 'Overdue').textContent())).toBe(Math.round(of.overdue.value / 100) * 100);
  await page.reload();
  await expect(page.getByText('As of Jul 1, 2025')).toBeVisible();
  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(page.getByText(/^As of Jan 1, 2026$/).first()).toBeVisible();
  expect(await axeViolations(page.locator('html'))).toEqual([]);
});

test('§4 numbers are compared with an earlier day, charts can be read with the keyboard, and the date carries over through IQ', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  await page.getByRole('button', { name: 'Ends of periods' }).click();
  await page.getByRole('button', { name: /^Last month end/ }).click();
  await expect(page).toHaveURL(/asOf=2025-12-31/);
  await page.getByRole('button', { name: 'Compare with a year before' }).click();
  await page.getByRole('button', { name: 'A month before' }).click();
  const before = await askAs(suite, 'dashboard?asOf=2025-11-30');
  await expect(metric(page, 'Receivables').locator('..')).toContainText(
    `from $${(before.open.value / 100).toLocaleString('en-US')} on Nov 30, 2025`,
  );

  const chart = page.getByRole('group', { name: /^DSO by month/ });
  await page.getByRole('heading', { name: 'DSO by month' }).scrollIntoViewIfNeeded();
  await chart.press('End');
  await expect(chart.getByText(/^December 2025|^Dec 2025/).last()).toBeAttached();
  expect(await axeViolations(page.locator('html'))).toEqual([]);
  expect(shifted(watched)).toEqual([]);

  const nav = page.getByRole('navigation', { name: 'IQ' });
  await nav.getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(/collectioneffectiveness\?asOf=2025-12-31/);
  await expect(page.getByLabel('As of')).toHaveValue('2025-12-31');
});

test('the printed page is black on white, without the header and navigation, with the firm, the date and all values of the charts', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  await expect(page.getByRole('table', { name: 'Months' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'IQ' })).toBeHidden();
  const head = page.locator('.iq-print-head');
  await expect(head).toBeVisible();
  await expect(head).toHaveAttribute('data-firm', 'Harborline Accounting');
  await expect(head).toHaveAttribute('data-date', 'As of Jan 1, 2026');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const aging = page.getByRole('region', { name: 'Receivables at month end by age' });
  await expect(aging.getByRole('row', { name: /^Dec 2025/ })).toBeVisible();
  const box = page.getByRole('region', { name: 'Months', exact: true });
  expect(await box.evaluate((element) => [element.scrollWidth, element.scrollHeight])).toEqual(
    await box.evaluate((element) => [element.clientWidth, element.clientHeight]),
  );
});

test('each table keeps its own sort in the address, next to the date', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: `${suite.url('iq-dashboard')}?asOf=2025-07-01` });
  const head = (table: string, column: string) =>
    page.getByRole('table', { name: table }).getByRole('columnheader', { name: column });
  await head('Months', 'Revenue').getByRole('button').click();
  await head('Clients by segment', 'Clients').getByRole('button').click();
  await head('Clients by segment', 'Clients').getByRole('button').click();
  await expect(page).toHaveURL(/#\/\?asOf=2025-07-01&segments=clients&months=-revenue$/);
  await page.reload();
  await expect(head('Months', 'Revenue')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Clients by segment', 'Clients')).toHaveAttribute('aria-sort', 'ascending');
  const revenue = await page.getByRole('table', { name: 'Months' }).locator('tbody td:nth-of-type(1)').allTextContents();
  expect(revenue.map(money)).toEqual(revenue.map(money).toSorted((one, other) => other - one));
});

test('metrics that fail to load are reported in their section, and those already loaded stay with a note', async ({
  page,
  suite,
  signIn,
}) => {
  const dashboard = `${suite.apiOrigin}/insights/metrics/dashboard*`;
  await page.route(dashboard, (route) => route.fulfill({ status: 200, body: '<html>' }));
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  await expect(page.getByText('The numbers could not be loaded.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Xero' })).toContainText('From files');
  await page.unroute(dashboard);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(metric(page, 'Receivables')).toBeVisible();

  await page.route(dashboard, (route) => route.abort());
  // Returning to a page reads it again, at most once every 5 s.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return await page.getByText('These numbers could not be refreshed').isVisible();
    })
    .toBe(true);
  await expect(metric(page, 'Receivables')).toBeVisible();
});

test('a definition that fails to load shows a message, and opens once the connection is back', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  const dso = page.getByRole('button', { name: 'DSO, 365 days', exact: true }).first();
  await expect(dso).toBeVisible();
  await page.context().setOffline(true);
  await dso.click();
  await expect(page.getByText('The definition could not be loaded.')).toBeVisible();
  await page.context().setOffline(false);
  await dso.click();
  await expect(page.getByRole('dialog', { name: 'DSO' })).toBeVisible();
});
