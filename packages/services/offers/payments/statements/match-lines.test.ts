import { type Charge, type Credit, matchLines } from './match-lines';

// References of ISO 11649 for the contents 10420001, 10420002 and 70001, computed by hand.
const [first, second, third] = ['RF3810420001', 'RF1110420002', 'RF2270001'] as const;

const charge = (of: Partial<Charge> = {}): Charge => ({
  ...{ paymentId: 'a', proposalId: 'A', clientKey: 'bayview', client: 'Bayview Dental, LLC', reference: first, number: 1042 },
  ...{ invoiceNumber: null, dueOn: '2027-01-01', currency: 'USD', open: 50_000 },
  ...of,
});

const later = charge({ paymentId: 'b', reference: second, dueOn: '2027-02-01', open: 30_000 });
const other = charge({
  paymentId: 'c',
  proposalId: 'C',
  clientKey: 'cleo',
  client: 'Cleo',
  reference: third,
  number: 7,
  open: 20_000,
});

const credit = (amount: number, text: string, of: Partial<Credit> = {}): Credit => ({
  ...{ id: 'line', amount, currency: 'USD', payer: '', text },
  ...of,
});

const match = (line: Credit, ...charges: Charge[]) => matchLines([line], charges).get('line');

it('proposes the charge whose reference and amount fit', () => {
  expect(match(credit(50_000, 'Thank you rf38 1042 0001'), charge(), later)).toEqual({
    ...{ reason: 'exact', proposalId: 'A', parts: [{ paymentId: 'a', amount: 50_000 }], credit: 0 },
  });
});

it('proposes one transfer for two charges when their sum fits', () => {
  expect(match(credit(80_000, `${first} ${second}`), charge(), later)).toMatchObject({
    reason: 'exact',
    parts: [
      { paymentId: 'a', amount: 50_000 },
      { paymentId: 'b', amount: 30_000 },
    ],
  });
});

it('proposes a part of a charge, and a credit for what exceeds it', () => {
  expect(match(credit(20_000, first), charge())).toMatchObject({ reason: 'reference', parts: [{ amount: 20_000 }], credit: 0 });
  expect(match(credit(60_000, first), charge())).toMatchObject({
    reason: 'reference',
    parts: [{ amount: 50_000 }],
    credit: 10_000,
  });
  expect(match(credit(60_000, first), charge({ open: 0 }))).toMatchObject({ reason: 'reference', parts: [], credit: 60_000 });
});

it('does not propose the same money twice: the second of two transfers becomes a credit', () => {
  const lines = [credit(50_000, first, { id: '1' }), credit(50_000, first, { id: '2' })];
  const matched = matchLines(lines, [charge()]);
  expect([matched.get('1'), matched.get('2')]).toMatchObject([
    { reason: 'exact', credit: 0 },
    { reason: 'reference', parts: [], credit: 50_000 },
  ]);
});

it('pays one charge with several transfers', () => {
  const lines = [credit(20_000, first, { id: '1' }), credit(30_000, first, { id: '2' })];
  const matched = matchLines(lines, [charge()]);
  expect(matched.get('1')).toMatchObject({ reason: 'reference', parts: [{ amount: 20_000 }] });
  expect(matched.get('2')).toMatchObject({ reason: 'exact', parts: [{ amount: 30_000 }] });
});

it('leaves a charge to the line that names its reference, although an earlier line has the same amount', () => {
  const lines = [credit(50_000, 'Bayview Dental', { id: '1' }), credit(50_000, first, { id: '2' })];
  const matched = matchLines(lines, [charge()]);
  expect(matched.get('2')).toMatchObject({ reason: 'exact' });
  expect(matched.get('1')).toBeUndefined();
});

it.each([
  ['the invoice number', credit(30_000, 'Payment INV-0077'), 'invoice', 'b'],
  ['the number of the proposal', credit(20_000, 'Proposal 7'), 'invoice', 'c'],
  ['the name of the client and the amount', credit(30_000, '', { payer: 'BAYVIEW DENTAL' }), 'client', 'b'],
  ['the name of the client', credit(1_000, '', { payer: 'Bayview Dental L.L.C.' }), 'name', 'a'],
  ['only the amount', credit(20_000, 'Transfer'), 'amount', 'c'],
] as const)('proposes by %s', (_, line, reason, paymentId) => {
  const invoiced = { ...later, invoiceNumber: 'INV-0077' };
  expect(match(line, charge(), invoiced, other)).toMatchObject({ reason, parts: [{ paymentId }] });
});

it('proposes the oldest charges of a client whose sum is the amount', () => {
  const all = [charge(), later, charge({ paymentId: 'd', dueOn: '2027-03-01', open: 7_000 })];
  expect(match(credit(80_000, '', { payer: 'Bayview Dental' }), ...all)).toMatchObject({
    reason: 'client',
    parts: [{ paymentId: 'a' }, { paymentId: 'b' }],
    credit: 0,
  });
});

it.each([
  ['another currency', credit(50_000, first, { currency: 'EUR' })],
  ['an amount that two charges have', credit(50_000, 'Transfer')],
  ['a word of a name', credit(1_000, 'Bayview')],
  ['nothing that fits', credit(1_234, 'Transfer')],
])('proposes nothing for %s', (_, line) => {
  expect(match(line, charge(), charge({ paymentId: 'z', clientKey: 'z', client: 'Zed', reference: third }))).toBeUndefined();
});

it('does not take a shorter name for a longer one', () => {
  const bay = charge({ paymentId: 'x', clientKey: 'bay', client: 'Dental' });
  expect(match(credit(50_000, '', { payer: 'Bayview Dental' }), bay, charge())).toMatchObject({ parts: [{ paymentId: 'a' }] });
});
