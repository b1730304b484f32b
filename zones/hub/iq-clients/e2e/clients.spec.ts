import { readFile } from 'node:fs/promises';
import { axeViolations } from '@suite/testing/axe-violations';
import { exportCsv } from '@suite/testing/export-csv';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { dollars, metricsOf } from './metrics-api';

test('the client with the largest overdue amount is found and opened, and its metrics match its rows', async ({
  page,
  context,
  suite,
  signIn,
  cookie,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('iq-clients') });
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(10);
  await expect(names.first()).toHaveText('Alder Bakery');

  await page.getByRole('button', { name: 'Overdue', exact: true }).first().click();
  const read = metricsOf(suite, cookie);
  const { clients } = await read('clients?sort=overdue&order=descending&limit=1');
  const [most] = clients;
  await expect(names.first()).toHaveText(most.name);

  await names.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: most.name, level: 1 })).toBeVisible();
  const { sum } = await read(`overdue/rows?clientId=${most.clientId}`);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: dollars(sum) })
      .first(),
  ).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await page.getByRole('button', { name: 'Overdue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Overdue' })).toContainText('Jan 1, 2026');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Invoices' }).click();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  const open = await read(`clients/${most.clientId}/invoices?state=open&order=descending`);
  await expect(page.getByRole('rowheader')).toHaveText(open.rows.map(({ number }: { number: string }) => number));
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(open.total);
  expect(shifted(watched)).toEqual([]);
});

test('§9 every colored segment badge of the list is 150 to 200 px wide', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-clients') });
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  const badges = page.getByRole('table').locator('.ui-badge');
  const widths = await badges.evaluateAll((found) => found.map((badge) => badge.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThanOrEqual(10);
  expect(widths.filter((width) => width < 150 || width > 200)).toEqual([]);
});

test('§1 clients are found by name and segment, in a view that survives reload and is exported in full', async ({
  page,
  suite,
  signIn,
  cookie,
}) => {
  await signIn('olivia', { at: suite.url('iq-clients') });
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(10);
  const { clients } = await metricsOf(suite, cookie)('clients');
  const late = clients.filter(({ badge }: { badge: string }) => badge === 'late-payer').map(({ name }: { name: string }) => name);
  expect(late.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: `Late payer ${late.length}` }).click();
  await expect(names).toHaveText(late);
  await page.reload();
  await expect(names).toHaveText(late);

  const file = await exportCsv(page);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Client,Segment,"Revenue, 365 days (USD)"');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(late);

  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Show all clients' }).click();
  await expect(names).toHaveCount(10);
});

test('a list fits its page at every width, and its column headers stay below the header', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await signIn('olivia', { at: suite.url('iq-clients') });
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  const box = page.getByRole('region', { name: 'Clients', exact: true });
  for (const width of [1440, 1100, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 400 });
    const overflow = () => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overflow, { message: `${width} px` }).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 390) continue;
    await page
      .getByRole('rowheader')
      .nth(6)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const head = page.getByRole('columnheader', { name: 'Client', exact: true });
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await head.evaluate((element) => element.getBoundingClientRect().top), `${width} px`).toBe(header);
  }
});

test('an earlier as-of date carries over from the list to a client and to the analyses', async ({
  page,
  suite,
  signIn,
  cookie,
}) => {
  await signIn('olivia', { at: suite.url('iq-clients') });
  await page.getByLabel('As of').fill('2025-06-30');
  await expect(page).toHaveURL(/asOf=2025-06-30/);
  const { clients } = await metricsOf(suite, cookie)('clients?asOf=2025-06-30&limit=1');
  await page.getByRole('link', { name: clients[0].name }).click();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: dollars(clients[0].sales.value) })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(/stalepricing\?asOf=2025-06-30/);
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await expect(page.getByLabel('As of')).toHaveValue('2025-06-30');
  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(page.getByLabel('As of')).toHaveValue('2026-01-01');
});

test('an unknown client id shows a message and a link to all clients', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: `${suite.url('iq-clients', '/client')}?id=5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e` });
  await expect(page.getByRole('heading', { name: 'Client not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All clients' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});

test('an unreachable service is reported in its section and can be retried', async ({ page, suite, signIn }) => {
  const metrics = `${suite.apiOrigin}/insights/metrics/**`;
  await page.route(metrics, (route) => route.abort());
  await signIn('olivia', { at: suite.url('iq-clients') });
  await expect(page.getByText('The clients could not be loaded.')).toBeVisible();
  await page.unroute(metrics);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});
