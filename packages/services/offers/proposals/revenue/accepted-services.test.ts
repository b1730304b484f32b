import type { BillingChanges } from '@suite/pricing/changed-charges';
import type { Line } from '@suite/pricing/line';
import { lineOf } from '../fixture-proposals';
import { type Accepted, acceptedServices, datedCharges, netOf } from './accepted-services';

const accepted = (acceptedOn: string, lines: Line[], of: Partial<Accepted> = {}): Accepted => ({
  id: crypto.randomUUID(),
  amendsId: null,
  renewsId: null,
  client: 'c',
  source: 'manual',
  currency: 'USD',
  acceptedOn,
  billingDay: null,
  billing: null,
  lines,
  ...of,
});

/** Formats the charges before July 2027 as `05-15 500`. */
const charges = (...all: Accepted[]) =>
  acceptedServices(all)
    .flatMap((service) => datedCharges(service, '2027-07-01'))
    .map(({ on, net }) => `${on.slice(5)} ${net / 100}`)
    .sort();

const bookkeeping = lineOf();

test('a recurring service is charged in its rhythm until another replaces it', () => {
  expect(charges(accepted('2027-04-15', [bookkeeping]))).toEqual(['04-15 500', '05-15 500', '06-15 500']);
});

test('an amendment continues services in their rhythm, at its price once the charged period has ended', () => {
  const first = accepted('2027-03-15', [bookkeeping]);
  const amendment = accepted('2027-05-20', [{ ...bookkeeping, price: 60_000 }], { amendsId: first.id });
  expect(charges(first, amendment)).toEqual(['03-15 500', '04-15 500', '05-15 500', '06-15 600']);
});

test('an amendment ends services that it leaves out and adds new ones', () => {
  const first = accepted('2027-03-15', [bookkeeping]);
  const payroll = lineOf({ name: 'Payroll', price: 20_000 });
  expect(charges(first, accepted('2027-05-20', [payroll], { amendsId: first.id }))).toEqual([
    '03-15 500',
    '04-15 500',
    '05-15 500',
    '05-20 200',
    '06-20 200',
  ]);
});

test('an amendment of an amendment replaces both', () => {
  const first = accepted('2027-03-15', [bookkeeping]);
  const second = accepted('2027-04-01', [{ ...bookkeeping, price: 60_000 }], { amendsId: first.id });
  const third = accepted('2027-05-01', [{ ...bookkeeping, price: 70_000 }], { amendsId: second.id });
  expect(charges(first, second, third)).toEqual(['03-15 500', '04-15 600', '05-15 700', '06-15 700']);
});

test('an amendment that starts later leaves the service at its old price until then', () => {
  const first = accepted('2027-03-15', [bookkeeping]);
  const raised = accepted('2027-04-20', [{ ...bookkeeping, price: 60_000, startsOn: '2027-06-15' }], { amendsId: first.id });
  expect(charges(first, raised)).toEqual(['03-15 500', '04-15 500', '05-15 500', '06-15 600']);
});

test('one-time services that an amendment carries over are charged once', () => {
  const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', price: 90_000 });
  const taxReturn = lineOf({ name: 'Tax return', billing: 'completion', price: 100_000, depositRate: 3_000 });
  const first = accepted('2027-03-15', [setUp, taxReturn]);
  expect(charges(first, accepted('2027-05-20', [setUp, taxReturn], { amendsId: first.id }))).toEqual(['03-15 300', '03-15 900']);
});

test('a service that is accepted again in another proposal, matched by the price book or by name, replaces the earlier one', () => {
  const serviceId = crypto.randomUUID();
  const booked = accepted('2027-03-15', [lineOf({ serviceId, name: 'Books' })]);
  const renewed = accepted('2027-05-01', [lineOf({ serviceId, name: 'Books and more', price: 60_000 })]);
  expect(charges(booked, renewed)).toEqual(['03-15 500', '04-15 500', '06-01 600']);
  const named = accepted('2027-05-01', [lineOf({ name: ' monthly  Bookkeeping', price: 60_000 })]);
  expect(charges(accepted('2027-03-15', [bookkeeping]), named)).toEqual(['03-15 500', '04-15 500', '06-01 600']);
});

test('a renewal ends services that it leaves out with its first day', () => {
  const payroll = lineOf({ name: 'Payroll', price: 20_000 });
  const first = accepted('2027-03-15', [bookkeeping, payroll]);
  const renewal = accepted('2027-04-20', [{ ...bookkeeping, startsOn: '2027-05-15' }], { renewsId: first.id });
  expect(charges(first, renewal).filter((charge) => charge.endsWith(' 200'))).toEqual(['03-15 200', '04-15 200']);
  expect(charges(first, renewal).filter((charge) => charge.endsWith(' 500'))).toHaveLength(4);
});

test.each([
  ['of another currency', { currency: 'EUR' }, {}],
  ['of another name', {}, { name: 'Books of the second location' }],
])('a service %s does not replace the earlier one', (_, of, line) => {
  const again = accepted('2027-05-20', [lineOf({ ...line, price: 60_000 })], of);
  expect(charges(accepted('2027-04-15', [bookkeeping]), again)).toHaveLength(3 + 2);
});

const going: BillingChanges = { pausedOn: null, skipped: [], endsOn: null, endIsProrated: false };

test.each<[string, Partial<BillingChanges>, string[]]>([
  ['is paused', { pausedOn: '2027-05-01' }, ['03-15 500', '04-15 500']],
  ['was paused', { skipped: [{ from: '2027-04-01', to: '2027-05-01' }] }, ['03-15 500', '05-15 500', '06-15 500']],
  ['has ended', { endsOn: '2027-05-20' }, ['03-15 500', '04-15 500', '05-15 500']],
  // 6 of the 31 days from May 15 on.
  ['has ended by the day', { endsOn: '2027-05-20', endIsProrated: true }, ['03-15 500', '04-15 500', '05-15 96.77']],
])('a service whose billing %s is only charged for the rest', (_, billing, expected) => {
  expect(charges(accepted('2027-03-15', [bookkeeping], { billing: { ...going, ...billing } }))).toEqual(expected);
});

test('a service that replaces a prorated one starts on its own day', () => {
  const ended = accepted('2027-03-15', [bookkeeping], { billing: { ...going, endsOn: '2027-05-20', endIsProrated: true } });
  const again = accepted('2027-05-25', [{ ...bookkeeping, price: 60_000 }]);
  expect(charges(ended, again)).toEqual(['03-15 500', '04-15 500', '05-15 96.77', '05-25 600', '06-25 600']);
});

test('one-time work of the same name is accepted separately each time', () => {
  const taxReturn = () => lineOf({ name: 'Tax return', billing: 'acceptance', price: 100_000 });
  expect(charges(accepted('2027-03-15', [taxReturn()]), accepted('2027-05-15', [taxReturn()]))).toHaveLength(2);
});

test('the yearly value of a service includes work charged on completion, until an amendment drops it', () => {
  const taxReturn = lineOf({ name: 'Tax return', billing: 'completion', price: 100_000, depositRate: 3_000 });
  const first = accepted('2027-03-15', [taxReturn]);
  const year = (...all: Accepted[]) =>
    acceptedServices(all).reduce((sum, service) => sum + netOf(service, '2027-05-20', '2028-05-20'), 0);
  expect(year(first)).toBe(70_000);
  expect(year(first, accepted('2027-05-20', [bookkeeping], { amendsId: first.id }))).toBe(12 * 50_000);
});
