import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { type Invoice, plainMetrics } from './plain-metrics';
import { readXeroExport } from './xero-export';

test.describe.configure({ mode: 'serial' });

const realData = process.env.REAL_DATA;

// With real data, a ledger is imported into a firm that has none in other stories.
test.use({ dataset: realData ? 'metrics' : 'shared' });

interface Known {
  currency: string;
  invoices: readonly Invoice[];
  /** Number of clients. */
  clients: number;
}

/** Expects the dashboard and the list of clients to show, as of a day, what a plain count of the ledger's rows gives. */
async function expectMetrics(page: Page, suite: Suite, { currency, invoices, clients }: Known, day: string): Promise<void> {
  const plain = plainMetrics(invoices, day);
  const money = (cents: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100);
  const number = (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

  await page.goto(`${suite.url('iq-dashboard')}?asOf=${day}`);
  await expect(page.getByText(`As of ${date}`).first()).toBeVisible();
  const metric = (name: string | RegExp) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .locator('dd')
      .first();
  await expect(metric('Revenue, 365 days')).toHaveText(money(plain.revenue));
  await expect(metric('Receivables')).toHaveText(money(plain.open));
  await expect(metric('Overdue')).toHaveText(money(plain.overdue));
  // Of a ledger that covers less than a year, the label says how many days.
  await expect(metric(/^DSO, \d+ days$/)).toHaveText(`${number(plain.dso)} days`);
  await expect(metric('CEI, mean of months')).toHaveText(`${number(plain.cei)}%`);
  const aging = page.getByRole('table', { name: 'AR aging' }).locator('tbody td:last-child');
  await expect(aging).toHaveText(plain.aging.map(money));
  const [debtor] = plain.debtors;
  const most = page.getByRole('table', { name: 'Clients by net overdue' }).locator('tbody tr').first();
  await expect(most.getByRole('rowheader')).toHaveText(debtor?.[0] ?? '');
  await expect(most).toContainText(money(debtor?.[1] ?? 0));

  await page.goto(`${suite.url('iq-clients')}?sort=overdue&order=descending&asOf=${day}`);
  await expect(
    page.getByRole('status').filter({ hasText: clients > 30 ? `1–30 of ${clients}` : `1–${clients} of ${clients}` }),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'Clients' });
  const rows = table.locator('tbody tr');
  const heads = await table.locator('thead th').allTextContents();
  const place = heads.findIndex((text) => text.includes('Overdue')) + 1;
  const owed = plain.debtors.map(([, amount]) => money(amount));
  const paid = Array(clients - owed.length).fill(money(0));
  await expect(rows.locator(`td:nth-child(${place})`)).toHaveText([...owed, ...paid].slice(0, 30));
  await expect(rows.first().getByRole('rowheader')).toHaveText(debtor?.[0] ?? '');
}

test('§2 the metrics of the demo firm match a plain count of its rows', async ({ page, suite, signIn }) => {
  const rows = await suite.readDatabase<Omit<Invoice, 'payments'> & { id: string; paidOn: string | null; paid: number | null }>(`
    select i.id::text as id, k.name as client, i.issued_on::text as issued, i.due_on::text as due, i.total::float8 as amount, i.subtotal::float8 as net,
      a.applied_on::text as "paidOn", a.amount::float8 as paid
    from ledger.invoices as i join ledger.customers as k on k.id = i.customer_id
    join ledger.firms as f on f.company_id = i.company_id left join ledger.applications as a on a.invoice_id = i.id
    where f.name = '${people.olivia.company}'`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const invoices = ids.map((id): Invoice => {
    const [first, ...others] = rows.filter((row) => row.id === id);
    if (!first) throw new Error('every id has a row');
    const payments = [first, ...others].flatMap(({ paidOn, paid }) => (paidOn && paid ? [{ on: paidOn, amount: paid }] : []));
    return { ...first, payments };
  });
  expect(invoices.length).toBeGreaterThan(50);
  const known = { currency: 'USD', invoices, clients: new Set(invoices.map(({ client }) => client)).size };

  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const day of ['2026-01-01', '2025-09-30']) await expectMetrics(page, suite, known, day);
});

test('§2 the metrics of a Xero organization match a plain count of its export', async ({ page, suite, signIn }) => {
  test.skip(!realData, 'REAL_DATA is not set');
  const folder = join(realData ?? '', 'xero');
  const run = await suite.runImport(['--company', people.noah.company, '--xero', folder]);
  expect(run.code, run.output).toBe(0);
  const { clients, ...known } = readXeroExport(folder);
  expect(known.invoices).toHaveLength(116);

  await signIn('noah');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const day of ['2021-06-30', '2021-03-31', '2020-09-30']) {
    await expectMetrics(page, suite, { ...known, clients: clients.size }, day);
  }
});
