import { lineOf } from '../fixture-proposals';
import { type Accepted, acceptedServices } from './accepted-services';
import { type Client, endedMonths, type Invoiced, leakageOf } from './leakage';

const months = ['2027-01', '2027-02'];
const [bookkeeping, payroll] = [crypto.randomUUID(), crypto.randomUUID()];
const ledgerNames = new Map([
  [bookkeeping, 'Bookkeeping'],
  [payroll, 'Payroll'],
]);

/** Bookkeeping for $500, payroll for $200 and a call for $100 on the 1st of each month from February on. */
const engagement: Accepted = {
  id: crypto.randomUUID(),
  amendsId: null,
  renewsId: null,
  client: 'c',
  source: 'manual',
  currency: 'USD',
  acceptedOn: '2027-02-01',
  billingDay: null,
  billing: null,
  lines: [
    lineOf({ serviceId: bookkeeping, taxRate: 10_000 }),
    lineOf({ serviceId: payroll, name: 'Payroll', price: 20_000 }),
    lineOf({ name: 'Call', price: 10_000 }),
  ],
};
const client: Client = { clientId: 'c', name: 'Ann', isLinked: true, services: acceptedServices([engagement]) };
const reach = { from: '2026-01-01', to: '2027-02-28' };

const bill = (of: Partial<Invoiced>): Invoiced => ({ net: 0, gross: 0, itemized: 1, unitemized: 0, services: new Map(), ...of });
const sums = (net: number, gross = net) => ({ net, gross });
const billed = (on: string, net: number, gross = net) => ({ on, net, gross });

function february(byCurrency: Record<string, Invoiced>, of: Partial<Client> = {}, known: object = {}) {
  const invoiced = new Map([['c', new Map([['2027-02', new Map(Object.entries(byCurrency))]])]]);
  const [row, ...others] = leakageOf([{ ...client, ...of }], { months, reach, invoiced, ledgerNames, ...known });
  expect(others).toEqual([]);
  return row;
}

test('a service linked to the ledger is compared by itself; one that is not linked is never invoiced', () => {
  const services = new Map([
    ['Bookkeeping', [billed('2027-02-03', 70_000)]],
    ['Payroll', [billed('2027-02-03', 15_000)]],
  ]);
  expect(february({ USD: bill({ ...sums(520_450), services }) })).toMatchObject({
    state: 'missing',
    accepted: 80_000,
    unlinked: 10_000,
    invoiced: 85_000,
    missing: 5_000,
    parts: [
      { service: 'Bookkeeping', accepted: 50_000, invoiced: 70_000, missing: 0 },
      { service: 'Payroll', accepted: 20_000, invoiced: 15_000, missing: 5_000 },
      { service: null, accepted: 10_000, invoiced: null, missing: null },
    ],
  });
});

test('other work in the month does not count as invoiced for services without a link', () => {
  const [call] = engagement.lines.slice(-1);
  const services = acceptedServices([{ ...engagement, lines: call ? [call] : [] }]);
  expect(february({ USD: bill(sums(520_450)) }, { services })).toMatchObject({
    state: 'not-linked',
    accepted: 10_000,
    unlinked: 10_000,
    invoiced: null,
    missing: null,
  });
});

test('an invoice dated before the acceptance does not count, one on the same day does', () => {
  const services = acceptedServices([{ ...engagement, acceptedOn: '2027-02-10', lines: engagement.lines.slice(0, 1) }]);
  const of = (on: string) =>
    february({ USD: bill({ ...sums(50_000), services: new Map([['Bookkeeping', [billed(on, 50_000)]]]) }) }, { services });
  expect(of('2027-02-09')).toMatchObject({ state: 'missing', invoiced: 0, missing: 50_000 });
  expect(of('2027-02-10')).toMatchObject({ state: 'invoiced', invoiced: 50_000, missing: 0 });
});

test('without an invoice, everything linked is missing', () => {
  expect(february({})).toMatchObject({ state: 'missing', accepted: 80_000, invoiced: 0, missing: 70_000, isGross: false });
});

test('with an invoice that does not list tax separately, everything is compared with tax', () => {
  const services = new Map([['Bookkeeping', [billed('2027-02-03', 50_000, 55_000)]]]);
  const some = { ...sums(85_000), itemized: 0, unitemized: 2, services };
  const expected = { isGross: true, accepted: 85_000, missing: 20_000 };
  expect(february({ USD: bill(some) })).toMatchObject(expected);
  expect(february({ USD: bill({ ...some, itemized: 1 }) })).toMatchObject(expected);
});

test.each([
  ['of a client without a customer', 'not-linked', {}, { isLinked: false }, {}],
  ['that the ledger does not reach the end of', 'not-reached', {}, {}, { reach: { ...reach, to: '2027-02-27' } }],
  ['that the ledger begins in', 'not-reached', {}, {}, { reach: { ...reach, from: '2027-02-02' } }],
  ['of a firm without a ledger', 'not-reached', {}, {}, { reach: undefined }],
  ['invoiced in another currency alone', 'other-currency', { EUR: bill(sums(80_000)) }, {}, {}],
] as const)('a month %s is not available', (_, gap, invoiced, of, known) => {
  expect(february(invoiced, of, known)).toMatchObject({
    state: 'unavailable',
    gap,
    accepted: 80_000,
    invoiced: null,
    missing: null,
  });
});

test('invoices in another currency in which the client accepted something say nothing about this one', () => {
  const other = { ...engagement, id: crypto.randomUUID(), currency: 'EUR', acceptedOn: '2027-03-01' };
  const services = acceptedServices([engagement, other]);
  expect(february({ EUR: bill(sums(80_000)) }, { services })).toMatchObject({ state: 'missing', missing: 70_000 });
});

test('the current month is not counted', () => {
  expect(endedMonths('2027-03-31', 2)).toEqual(['2027-01', '2027-02']);
  expect(endedMonths('2027-04-01', 2)).toEqual(['2027-02', '2027-03']);
});

test('an invoice that the suite wrote counts exactly, also for services that are not linked', () => {
  const [first, second, third] = engagement.lines;
  const lines = [
    { lineId: first?.id ?? '', ...sums(50_000, 55_000) },
    { lineId: second?.id ?? '', ...sums(12_000) },
    { lineId: third?.id ?? '', ...sums(10_000) },
  ];
  const written = [{ on: '2027-02-01', currency: 'USD', lines }];
  expect(february({}, { written })).toMatchObject({
    state: 'missing',
    accepted: 80_000,
    unlinked: 0,
    invoiced: 72_000,
    missing: 8_000,
  });
  const whole = [
    { ...written[0], on: '2027-02-01', currency: 'USD', lines: [...lines, { lineId: second?.id ?? '', ...sums(8_000) }] },
  ];
  // The ledger need not cover the month, nor have a customer for the client.
  expect(february({}, { written: whole, isLinked: false })).toMatchObject({ state: 'invoiced', gap: null, missing: 0 });
  expect(february({}, { written: [{ ...whole[0], on: '2027-03-01', currency: 'USD', lines }] })).toMatchObject({
    state: 'missing',
    missing: 70_000,
  });
});
