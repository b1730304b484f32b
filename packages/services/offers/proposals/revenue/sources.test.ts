import type { Line } from '@suite/pricing/line';
import { totalsOf } from '@suite/pricing/totals';
import { lineOf } from '../fixture-proposals';
import type { AcceptedOfClient } from './read-accepted';
import { revenueBySource } from './sources';

function accepted(acceptedOn: string, lines: Line[], of: Partial<AcceptedOfClient> = {}): AcceptedOfClient {
  const firstYearNet = totalsOf(lines, { acceptedOn, billingDay: null }).firstYear.net;
  const id = crypto.randomUUID();
  const client = { client: 'c', clientId: null, clientName: 'Bayview Dental', isLinked: false };
  return {
    ...client,
    id,
    amendsId: null,
    renewsId: null,
    source: 'manual',
    currency: 'USD',
    acceptedOn,
    billingDay: null,
    billing: null,
    lines,
    firstYearNet,
    ...of,
  };
}

const shown = (all: AcceptedOfClient[], span: 'month' | 'quarter' | 'year') =>
  revenueBySource(all, span, '2027-05-20')
    .filter(({ sources }) => sources.length)
    .map(({ from, to, currency, sources }) => [
      `${from} ${to} ${currency}`,
      ...sources.map(({ source, count, firstYear }) => `${source} ${count} ${firstYear / 100}`),
    ]);

test('accepted proposals are counted by period of acceptance, currency and source, without tax', () => {
  const all = [
    accepted('2027-02-28', [lineOf({ taxRate: 8_000 })], { source: 'renewal' }),
    accepted('2027-04-01', [lineOf()], { source: 'stale-price' }),
    accepted('2027-05-20', [lineOf({ name: 'Payroll' })], { source: 'stale-price' }),
    accepted('2027-05-20', [lineOf()], { currency: 'EUR' }),
  ];
  expect(shown(all, 'month')).toEqual([
    ['2027-05-01 2027-05-31 EUR', 'manual 1 6000'],
    ['2027-05-01 2027-05-31 USD', 'stale-price 1 6000'],
    ['2027-04-01 2027-04-30 USD', 'stale-price 1 6000'],
    ['2027-02-01 2027-02-28 USD', 'renewal 1 6000'],
  ]);
  expect(shown(all, 'quarter')).toEqual([
    ['2027-04-01 2027-06-30 EUR', 'manual 1 6000'],
    ['2027-04-01 2027-06-30 USD', 'stale-price 2 12000'],
    ['2027-01-01 2027-03-31 USD', 'renewal 1 6000'],
  ]);
  expect(shown(all, 'year').at(-1)).toEqual(['2027-01-01 2027-12-31 USD', 'stale-price 2 12000', 'renewal 1 6000']);
});

test('an amendment counts with its change over a year, which can be negative', () => {
  const first = accepted('2027-01-15', [lineOf(), lineOf({ name: 'Set-up', billing: 'acceptance', price: 90_000 })]);
  const raised = first.lines.map((line) => ({ ...line, price: line.price + 10_000 }));
  const amendment = { amendsId: first.id, source: 'amendment' as const };
  const [, last] = shown([first, accepted('2027-05-15', raised, amendment)], 'year')[0] as [string, string];
  expect(last).toBe('manual 1 6900');
  expect(shown([first, accepted('2027-05-15', raised, amendment)], 'month')[0]).toEqual([
    '2027-05-01 2027-05-31 USD',
    'amendment 1 1200',
  ]);
  expect(shown([first, accepted('2027-05-15', [], amendment)], 'month')[0]?.[1]).toBe('amendment 1 -6000');
});

test('the current period is included and marked', () => {
  const periods = revenueBySource([accepted('2027-02-28', [lineOf()])], 'quarter', '2027-06-30');
  expect(periods.map(({ from }) => from)).toHaveLength(8);
  expect(periods.filter(({ isToDate }) => isToDate).map(({ from }) => from)).toEqual(['2027-04-01']);
});
