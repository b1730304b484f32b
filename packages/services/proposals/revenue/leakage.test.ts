import { lineOf } from '../fixture-proposals';
import { type Accepted, acceptedServices } from './accepted-services';
import { type Client, endedMonths, type Invoiced, leakageOf } from './leakage';

const months = ['2027-01', '2027-02'];
const [books, payroll] = [crypto.randomUUID(), crypto.randomUUID()];
const ledgerNames = new Map([
  [books, 'Bookkeeping'],
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
    lineOf({ serviceId: books, taxRate: 10_000 }),
    lineOf({ serviceId: payroll, name: 'Payroll', price: 20_000 }),
    lineOf({ name: 'Call', price: 10_000 }),
  ],
};
const client: Client = { clientId: 'c', name: 'Ann', isLinked: true, services: acceptedServices([engagement]) };
const reach = { from: '2026-01-01', to: '2027-02-28' };

const bill = (of: Partial<Invoiced>): Invoiced => ({ net: 0, gross: 0, itemized: 1, unitemized: 0, services: new Map(), ...of });
const sums = (net: number, gross = net) => ({ net, gross });

function february(byCurrency: Record<string, Invoiced>, of: Partial<Client> = {}, known: object = {}) {
  const invoiced = new Map([['c', new Map([['2027-02', new Map(Object.entries(byCurrency))]])]]);
  const [row, ...others] = leakageOf([{ ...client, ...of }], { months, reach, invoiced, ledgerNames, ...known });
  expect(others).toEqual([]);
  return row;
}

test('a service that the price book links to the ledger is compared by itself, all others with what is left', () => {
  const services = new Map([
    ['Bookkeeping', sums(70_000)],
    ['Payroll', sums(15_000)],
  ]);
  expect(february({ USD: bill({ ...sums(93_000), services }) })).toMatchObject({
    state: 'missing',
    accepted: 80_000,
    invoiced: 93_000,
    missing: 7_000,
    parts: [
      { service: 'Bookkeeping', accepted: 50_000, invoiced: 70_000, missing: 0 },
      { service: 'Payroll', accepted: 20_000, invoiced: 15_000, missing: 5_000 },
      { service: null, accepted: 10_000, invoiced: 8_000, missing: 2_000 },
    ],
  });
});

test('without an invoice all is missing', () => {
  expect(february({})).toMatchObject({ state: 'missing', accepted: 80_000, invoiced: 0, missing: 80_000, isGross: false });
});

test('invoices that do not tell tax apart are compared with tax, and among others that do all services together', () => {
  const services = new Map([['Bookkeeping', sums(55_000)]]);
  const some = { ...sums(85_000), itemized: 0, unitemized: 2, services };
  expect(february({ USD: bill(some) })).toMatchObject({ isGross: true, accepted: 85_000, missing: 20_000 });
  expect(february({ USD: bill({ ...some, itemized: 1 }) })).toMatchObject({
    isGross: true,
    missing: 0,
    parts: [{ service: null, accepted: 85_000, invoiced: 85_000 }],
  });
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

test('invoices of another currency in which the client accepted something say nothing of this one', () => {
  const other = { ...engagement, id: crypto.randomUUID(), currency: 'EUR', acceptedOn: '2027-03-01' };
  const services = acceptedServices([engagement, other]);
  expect(february({ EUR: bill(sums(80_000)) }, { services })).toMatchObject({ state: 'missing', missing: 80_000 });
});

test('a running month is not counted', () => {
  expect(endedMonths('2027-03-31', 2)).toEqual(['2027-01', '2027-02']);
  expect(endedMonths('2027-04-01', 2)).toEqual(['2027-02', '2027-03']);
});
