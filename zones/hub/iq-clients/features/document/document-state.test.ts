import { type LedgerDocument, leftOf, stateOf } from './document-state';

const row = { kind: 'invoice', amount: 10_000, isUnsure: false, daysPastDue: 0 } as LedgerDocument['document'];

const state = (document: Partial<LedgerDocument['document']>, open: number | null, isRefunded = false) =>
  stateOf({ document: { ...row, ...document }, open, isRefunded } as LedgerDocument);

test('an invoice is open, partly paid, overdue or paid, depending on its open amount', () => {
  expect([state({}, 10_000), state({}, 4000), state({ daysPastDue: 3 }, 4000), state({}, 0)]).toEqual([
    'open',
    'part',
    'overdue',
    'settled',
  ]);
});

test('an invoice whose payment is unknown says so, even past its due date', () => {
  expect(state({ isUnsure: true, daysPastDue: 90 }, null)).toBe('unsure');
});

test('a credit note or payment is used up, not used up, or paid out', () => {
  expect([state({ kind: 'payment' }, 0), state({ kind: 'credit-note' }, -500), state({ kind: 'credit-note' }, 0, true)]).toEqual([
    'used',
    'left',
    'refunded',
  ]);
});

test('the rest of a payment is positive, and zero is never negative zero', () => {
  const payment = { document: { ...row, kind: 'payment' } } as LedgerDocument;
  expect([leftOf(payment, -500), leftOf(payment, 0)]).toEqual([500, 0]);
});
