import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { dollars, metricsOf } from './metrics-api';

/** Returns the receivables at both ends of a month, where they are known. */
const valuesOf = (month: Record<string, { value: number }>) =>
  Object.fromEntries(['beginning', 'sales', 'ending', 'endingCurrent'].map((key) => [key, month[key]?.value]));

test('§2 collectioneffectiveness: a month shows what the formula gives for its rows, and left-out months show the reason', async ({
  page,
  context,
  suite,
  signIn,
  cookie,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('iq-clients', '/collectioneffectiveness') });
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  const read = metricsOf(suite, cookie);
  const { months, leftOut } = await read('months?limit=24');
  const month = months.find((each: { month: string }) => each.month === '2025-10');
  const { beginning, sales, ending, endingCurrent } = { ...month, ...valuesOf(month) };
  const cei = ((beginning + sales - ending) / (beginning + sales - endingCurrent)) * 100;
  const row = page.getByRole('row', { name: /^Oct 2025/ });
  await expect(row).toContainText(
    `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(cei)}%`,
  );
  const { sum } = await read('sales/rows?month=2025-10');
  await expect(row).toContainText(dollars(sum));
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 24 months' }).click();
  expect(leftOut.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Left out of the mean' }).locator('..')).toContainText(
    'Jan 2026: The month is not over.',
  );

  const aging = page.getByRole('region', { name: 'AR aging' }).locator('tbody tr');
  await expect(aging.first()).toContainText('Current');
  await page.getByRole('region', { name: 'AR aging' }).getByRole('button', { name: 'Past due' }).click();
  await expect(page).toHaveURL(/agingSort=age&agingOrder=descending/);
  await expect(aging.first()).toContainText('Over 90 days');

  const { clients } = await read('clients?sort=overdue&order=descending&limit=1');
  const debtors = page.getByRole('region', { name: 'Overdue clients' });
  await expect(debtors.getByRole('rowheader').first()).toHaveText(clients[0].name);
  const overdue = await read('clients?only=overdue');
  await expect(debtors.getByRole('rowheader')).toHaveCount(overdue.total);
  await debtors.getByRole('button', { name: /^All clients/ }).click();
  await expect(page).toHaveURL(/owing=all/);
  expect((await read('clients')).total).toBeGreaterThan(overdue.total);
  await expect(debtors.getByRole('rowheader')).not.toHaveCount(overdue.total);
  await page.getByRole('button', { name: 'CEI', exact: true }).last().scrollIntoViewIfNeeded();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  expect(shifted(watched)).toEqual([]);
});

test('§2 stalepricing: stale prices are found, and missing data links to where it is added', async ({
  page,
  context,
  suite,
  signIn,
  cookie,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('iq-clients', '/stalepricing') });
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const { prices, total } = await metricsOf(suite, cookie)('prices?freshness=due&sort=client&order=ascending');
  expect(total).toBeGreaterThan(0);
  expect(shifted(watched)).toEqual([]);
  await page.getByRole('group', { name: 'Freshness' }).getByRole('button', { name: /^Due/ }).click();
  await page.getByRole('button', { name: 'Client', exact: true }).click();
  await expect(names).toHaveText(prices.map(({ client }: { client: string }) => client));
  await expect(page.getByRole('link', { name: 'Add consumer prices' })).toHaveAttribute(
    'href',
    suite.url('iq-settings', '/prices'),
  );
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await names.first().getByRole('link').click();
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText(prices[0].service);
});

test('§2 vendoranalysis: a firm without spend sees that there is none yet', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-clients', '/vendoranalysis') });
  await expect(page.getByRole('heading', { name: 'There is no spend yet' })).toBeVisible();
});
