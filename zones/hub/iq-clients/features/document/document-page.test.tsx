import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId, head, notFound } from '../metrics/answers.fixture';
import { DocumentPage } from './document-page';
import type { LedgerDocument } from './document-state';

const CALL = 'GET /insights/metrics/documents/invoice/7';
const DASHBOARD = 'GET /insights/metrics/dashboard';

const invoice: LedgerDocument = {
  ...head,
  document: {
    kind: 'invoice',
    id: '7',
    number: 'INV-7',
    name: 'Ann Ltd',
    clientId,
    date: '2025-11-01',
    dueOn: '2025-12-01',
    amount: 10_000,
    currency: 'USD',
    value: 6_000,
    isUnsure: false,
    isTaxKnown: true,
    daysPastDue: 31,
  },
  open: 6_000,
  customer: 'ANN LTD.',
  reference: 'PO 12',
  isDueByTerms: true,
  isRefunded: false,
  subtotal: 8_000,
  tax: 2_000,
  rate: 1,
  lines: { rows: [{ item: 'Payroll', description: null, quantity: 4, price: 2_000, amount: 8_000, tax: 0 }], total: 1 },
  settlements: {
    rows: [
      {
        other: { kind: 'payment', id: '9', number: 'Check 12', client: null },
        on: '2025-12-20',
        after: null,
        amount: 4_000,
        currency: 'USD',
      },
    ],
    total: 1,
  },
  origin: {
    source: 'xero',
    runId: null,
    fileName: 'invoices.csv',
    importedAt: '2026-01-01T08:00:00Z',
    address: 'https://go.xero.com/AccountsReceivable/View.aspx?InvoiceID=1',
  },
};

const open = (answers: Record<string, Answer>) => renderInSuite(<DocumentPage />, { zone: 'iq-clients', claims, answers });
const openOne = (part: Partial<LedgerDocument>) => open({ [CALL]: () => Response.json({ ...invoice, ...part }) });

beforeEach(() => {
  location.hash = '#/document?kind=invoice&id=7';
});

test('an invoice shows its lines, settlements with dates, open amount, terms and source', async () => {
  openOne({});
  expect(await screen.findByRole('heading', { name: 'Invoice INV-7', level: 1 })).toBeTruthy();
  expect(screen.getByText('Overdue')).toBeTruthy();
  const lines = within(screen.getByRole('table', { name: 'What was invoiced' }));
  expect(lines.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4', '$20.00', '$80.00']);
  const settled = within(screen.getByRole('table', { name: 'What was paid and credited' }));
  const payment = settled.getByRole('link', { name: 'Check 12' }).getAttribute('href');
  expect(payment).toContain('#/document?kind=payment&id=9');
  expect(settled.getByText('Dec 20, 2025')).toBeTruthy();
  expect(screen.getAllByText('$60.00')).toHaveLength(2);
  expect(screen.getByText('30 days from the invoice date. By your firm’s payment terms')).toBeTruthy();
  expect(screen.getByText('ANN LTD.')).toBeTruthy();
  expect(screen.getByText('invoices.csv')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open in Xero/ }).getAttribute('href')).toBe(invoice.origin.address);
});

test("shows what the ledger doesn't contain as not available, with the reason", async () => {
  openOne({
    document: { ...invoice.document, value: null, isUnsure: true },
    open: null,
    tax: null,
    lines: { rows: [], total: 0 },
    settlements: {
      rows: [{ other: null, on: '2026-02-01', after: '2025-12-01', amount: 10_000, currency: 'USD' }],
      total: 1,
    },
    origin: { ...invoice.origin, importedAt: null, address: null },
  });
  expect(await screen.findByText('Settlement not known')).toBeTruthy();
  expect(screen.getByText('The ledger does not say whether it is paid')).toBeTruthy();
  expect(screen.getByText('After Dec 1, 2025, by Feb 1, 2026')).toBeTruthy();
  expect(screen.getByText('The source does not say by what')).toBeTruthy();
  expect(screen.getByText('There are no lines')).toBeTruthy();
  expect(screen.getAllByText('Not available: the source does not itemize sales tax').length).toBeGreaterThan(0);
  expect(screen.queryByText('$0.00')).toBeNull();
});

test('says that a later import has removed a document, and links from an earlier date to the latest', async () => {
  const missing = () => notFound('The ledger has no such document.');
  location.hash = '#/document?kind=invoice&id=7&asOf=2025-06-30';
  open({ [CALL]: missing, [DASHBOARD]: () => Response.json({ ...head }) });
  expect(await screen.findByText(/no such document on or before Jun 30, 2025/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest' }));
  expect(location.hash).toBe('#/document?id=7');
});

test("reports a document that can't be loaded, and can retry", async () => {
  const { answers } = open({ [CALL]: () => new Response('', { status: 500 }) });
  expect(await screen.findByText('The document could not be loaded.')).toBeTruthy();
  answers[CALL] = () => Response.json(invoice);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Invoice INV-7' })).toBeTruthy();
});
