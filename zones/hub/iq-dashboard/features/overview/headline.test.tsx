import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Headline } from './headline';

const compared = { before: undefined, day: '2025-11-20', isTooEarly: false } as unknown as Parameters<
  typeof Headline
>[0]['compared'];
const open = (changed: object, more: object = {}) =>
  renderInSuite(<Headline dashboard={{ ...dashboardFixture, ...changed }} asOf="" compared={{ ...compared, ...more }} />, {
    zone: 'iq-dashboard',
    claims: {},
  });

test("overdue says that credit isn't deducted when there is some", async () => {
  open({ open: { available: true, value: 2_000_000 }, unappliedCredit: { available: true, value: 900_000 } });
  expect(await screen.findByText(/^138% of receivables, before \$9,000 of unapplied credit$/)).toBeTruthy();
});

test('shows a range with the documents that make it one, and what a value leaves out', async () => {
  const range = {
    low: 4_151_000_00,
    high: 4_153_000_00,
    without: 4_151_000_00,
    documents: { undatedCreditNotes: 2, undatedPayments: 1 },
  };
  open({
    open: { available: false, reason: 'settlement-unknown', range },
    overdue: { available: true, value: 2_000_000, leftOut: { unknownInvoices: 1 } },
  });
  expect(await screen.findByText('$4,151,000 to $4,153,000')).toBeTruthy();
  expect(
    screen.getByText('A range because of 2 credit notes applied on an unknown day and 1 payment applied on an unknown day.'),
  ).toBeTruthy();
  expect(screen.getByText('$20,000')).toBeTruthy();
  expect(screen.getByText('Without 1 invoice without an amount paid.')).toBeTruthy();
});

test('without credit, overdue is only a share of receivables', async () => {
  open({});
  expect(await screen.findByText('69% of receivables')).toBeTruthy();
});

test('says which year the ledger lacks to compare revenue with', async () => {
  open({}, { isTooEarly: true });
  expect(await screen.findByText('The ledger doesn’t cover all of the 365 days up to Nov 20, 2025')).toBeTruthy();
});

test('says why revenue is not available while lists leave out paid invoices', async () => {
  open({ revenue: { available: false, reason: 'paid-missing' } });
  expect(await screen.findByText('Lists of open invoices leave out what is paid. Import a list of all invoices.')).toBeTruthy();
  expect(screen.queryByText('$59,490')).toBeNull();
});
