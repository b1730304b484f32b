import type { LedgerRow } from '@services/insights/contract/ledger-rows';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowsPage } from './rows-page';

const CALL = 'GET /insights/metrics/open/rows';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'olivia@harborline.example',
};

const row: LedgerRow = {
  kind: 'invoice',
  id: '7',
  number: 'INV-7',
  name: 'Ann Ltd',
  clientId: '33333333-3333-4333-8333-333333333333',
  date: '2025-11-01',
  dueOn: '2025-12-01',
  amount: 10_000,
  currency: 'USD',
  value: 6_000,
  isUnsure: false,
  isTaxKnown: true,
  daysPastDue: 31,
};
const all = { total: 340, sum: 1_200_000, unsure: 0 };

const page = (rows: LedgerRow[]) =>
  Response.json({
    asOf: '2026-01-01',
    currency: 'USD',
    rows,
    total: rows.length,
    sum: rows.reduce((sum, { value }) => sum + (value ?? 0), 0),
    unsure: 0,
    all,
  });

const open = (answer: Answer, call = CALL) =>
  renderInSuite(<RowsPage />, { zone: 'iq-dashboard', claims, answers: { [call]: answer } });

test('the URL decides search, filters and sort; the sum is compared with the total, and a row opens its document', async () => {
  location.hash =
    '#/rows?find=ann&kind=invoice&dateFrom=2025-01-01&dateTo=2025-12-31&amountFrom=50&amountTo=1250.5&sort=amount&order=ascending';
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([row]);
  });
  const link = await screen.findByRole('link', { name: 'INV-7' });
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    find: 'ann',
    kind: 'invoice',
    dateFrom: '2025-01-01',
    dateTo: '2025-12-31',
    amountFrom: '50',
    amountTo: '1250.5',
    sort: 'amount',
    order: 'ascending',
    offset: '0',
    limit: '30',
  });
  expect(link.getAttribute('href')).toContain('#/document?kind=invoice&id=7');
  expect(screen.getByText('As of Jan 1, 2026. 1 of 340 rows, $60.00 of $12,000.00.')).toBeTruthy();
});

test('leaves invalid dates, amounts and kinds out of the query', async () => {
  location.hash = '#/rows?kind=bill&dateFrom=2025-02-30&amountFrom=lots';
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([row]);
  });
  await screen.findByRole('link', { name: 'INV-7' });
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({ sort: 'date', order: 'descending', offset: '0', limit: '30' });
  expect(screen.getByText('As of Jan 1, 2026. These rows add up to $60.00.')).toBeTruthy();
});

test.each([
  ['', 'Jan 2, 2025 – Jan 1, 2026. These rows add up to $60.00.'],
  ['&month=2025-11', 'Nov 1, 2025 – Nov 30, 2025. These rows add up to $60.00.'],
  ['&month=2026-01', 'Jan 1, 2026 – Jan 1, 2026. These rows add up to $60.00.'],
])('the rows of a year or a month say which days they cover: %s', async (part, text) => {
  location.hash = `#/rows?metric=revenue${part}`;
  open(() => page([row]), 'GET /insights/metrics/revenue/rows');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the rows of what was open at the end of a month name that day', async () => {
  location.hash = '#/rows?metric=open&month=2025-11';
  open(() => page([row]));
  expect(await screen.findByText('As of Nov 30, 2025. These rows add up to $60.00.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Receivables · Nov 2025' })).toBeTruthy();
});

test('a search that finds nothing can be cleared', async () => {
  location.hash = '#/rows?find=zzz';
  open((request) => page(new URL(request.url).searchParams.has('find') ? [] : [row]));
  expect(await screen.findByText('No rows found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'INV-7' })).toBeTruthy());
  expect(location.hash).toBe('#/rows');
});

test('the export contains all matching rows, not only the current page', async () => {
  location.hash = '#/rows?find=ann';
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([row]);
  });
  await screen.findByRole('link', { name: 'INV-7' });
  URL.createObjectURL = () => 'blob:';
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(requested.at(-1)?.get('limit')).toBe('200'));
  expect(requested.at(-1)?.get('find')).toBe('ann');
});
