import { ofFile, ofSheet } from './file-run';
import { type Applied, applyJointPayments, type JointPayment, type KnownInvoice, severalIn } from './joint-payments';

const payment = (amount: number, named: JointPayment['named'], more: Partial<JointPayment> = {}): JointPayment => ({
  ...{ line: 2, sourceId: 'p1', paidOn: '2025-06-20', currency: 'USD', amount, named },
  ...more,
});
const both = [
  { number: '1001', invoiceId: 'a' },
  { number: '1004', invoiceId: 'b' },
];
const applied = (amount: number, more: Partial<Applied> = {}): Applied => ({
  ...{ paymentId: 'p0', on: '2025-06-10', amount, isFromList: false },
  ...more,
});
const invoices = (ofFirst: readonly Applied[] = []): ReadonlyMap<string, KnownInvoice> =>
  new Map([
    ['a', { total: 10_000, applied: ofFirst }],
    ['b', { total: 5_000, applied: [] }],
  ]);
const parts = (payments: readonly JointPayment[], known = invoices()) =>
  applyJointPayments(payments, known, ofFile).applications.map(({ value }) => [
    value.paymentSourceId,
    value.invoiceSourceId,
    value.amount,
    value.appliedOn,
  ]);

it.each([
  ['1001, 1004', ['1001', '1004']],
  ['1001;1004', ['1001', '1004']],
  ['INV-1, INV-2, INV-1', ['INV-1', 'INV-2']],
  ['1001', []],
  ['1001,', []],
  ['1001-1004', []],
])('%s names %j', (cell, numbers) => {
  expect(severalIn(cell)).toEqual(numbers);
});

test('a payment that equals the open amount of its invoices pays each in full', () => {
  expect(parts([payment(15_000, both)])).toEqual([
    ['p1', 'a', 10_000, '2025-06-20'],
    ['p1', 'b', 5_000, '2025-06-20'],
  ]);
  expect(parts([payment(11_000, both)], invoices([applied(4_000)]))).toEqual([
    ['p1', 'a', 6_000, '2025-06-20'],
    ['p1', 'b', 5_000, '2025-06-20'],
  ]);
});

test('any other amount, or an unknown invoice, leaves the payment unapplied with advice on what to do', () => {
  for (const amount of [14_999, 15_001]) expect(parts([payment(amount, both)])).toEqual([]);
  expect(applyJointPayments([payment(14_000, both)], invoices(), ofFile).unapplied).toEqual([
    'Line 2: the payment is not applied, because it is 140.00 USD and the invoices it names (1001, 1004) have 150.00 USD open. Undo this import, give each invoice a row with what was paid of it, and import the file again.',
  ]);
  const missing = [...both, { number: '1009', invoiceId: undefined }];
  expect(applyJointPayments([payment(15_000, missing)], invoices(), ofFile)).toEqual({
    applications: [],
    unapplied: [
      'Line 2: the payment is not applied, because its customer has no invoice 1009 in USD. Import what is missing, then import this file again.',
    ],
  });
});

test('a connected sheet cannot be undone, so the advice says what the next sync does', () => {
  expect(applyJointPayments([payment(14_000, both)], invoices(), ofSheet).unapplied).toEqual([
    'Line 2: the payment is not applied, because it is 140.00 USD and the invoices it names (1001, 1004) have 150.00 USD open. Correct the invoices if they are wrong, and sync again; until then the payment counts as credit that is not applied.',
  ]);
});

test('what a list shows as settled by the day of the payment or later may be the payment itself, but not what was settled before', () => {
  const listedOn = (on: string) => invoices([applied(10_000, { paymentId: null, isFromList: true, on })]);
  expect(parts([payment(15_000, both)], listedOn('2025-06-30'))).toHaveLength(2);
  expect(parts([payment(15_000, both)], listedOn('2025-06-19'))).toEqual([]);
  expect(parts([payment(5_000, both)], listedOn('2025-06-19'))).toEqual([['p1', 'b', 5_000, '2025-06-20']]);
});

test('importing the same file again finds its own payment applied and changes nothing', () => {
  expect(parts([payment(15_000, both)], invoices([applied(10_000, { paymentId: 'p1' })]))).toHaveLength(2);
});

test('an invoice is paid in full only once, by the earlier payment', () => {
  const later = payment(15_000, both, { line: 2, sourceId: 'p2', paidOn: '2025-06-21' });
  const earlier = payment(15_000, both, { line: 3 });
  const { applications, unapplied } = applyJointPayments([later, earlier], invoices(), ofFile);
  expect(applications.map(({ value }) => value.paymentSourceId)).toEqual(['p1', 'p1']);
  expect(unapplied).toEqual([expect.stringContaining('Line 2: ')]);
});
