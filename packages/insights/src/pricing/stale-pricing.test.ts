import { dayNumberOf, monthsLater } from '@suite/values/day-number';
import { type Month, monthOf, shiftMonth } from '@suite/values/month';
import fc from 'fast-check';
import { type CpiTable, cpiCatchUp, inflation, realChange } from './cpi';
import { freshness, priceState } from './freshness';
import { opportunity } from './opportunity';
import { peerMedian } from './peers';
import { type ServiceBillings, stalePricing } from './stale-pricing';

const A = dayNumberOf('2026-06-30');
/** The ledger is long enough to show that a price is fresh. */
const LONG_AGO = monthsLater(A, -60);

/** Returns a service billed monthly up to A, one unit at a price. */
const monthly = (client: string, price: number, months: number, last = A): ServiceBillings => ({
  client,
  service: 'bookkeeping',
  rate: 1,
  billings: Array.from({ length: months }, (_, back) => ({ on: monthsLater(last, -back), quantity: 1, amount: price })),
});

const noCpi: CpiTable = new Map();

// Our own arithmetic.
test('the worked example: 100.00 a month since January 2024 against a median of 120.00 and prices up by 5 %', () => {
  const peers = [110, 120, 130, 140].map((price, index) => monthly(`peer ${index}`, price * 100, 12));
  const cpi = new Map([
    ['2024-01', 200],
    ['2026-05', 210],
  ]);
  const [row] = stalePricing([monthly('Client', 10_000, 30), ...peers], A, cpi, LONG_AGO);
  expect(row).toMatchObject({ months: 29, freshness: 'stale', sinceKind: 'first-billing', nominalChange: 0, annualQuantity: 12 });
  expect(row?.realChange).toEqual({ available: true, value: { change: 1 / 1.05 - 1, to: '2026-05' } });
  expect(row?.peerGap).toEqual({ available: true, value: 10_000 / 12_000 - 1 });
  expect(row?.opportunity).toEqual({ available: true, value: { perYear: 24_000, by: 'uplift-to-median' } });
});

test('a price age ends on the day of the month, with its upper end included', () => {
  const since = dayNumberOf('2024-02-29');
  const on = (date: string) => freshness(since, dayNumberOf(date));
  expect([on('2025-02-27'), on('2025-02-28'), on('2025-08-29'), on('2025-08-30')]).toEqual(['fresh', 'due', 'due', 'stale']);
  expect([on('2027-02-28'), on('2027-03-01')]).toEqual(['stale', 'very-stale']);
});

test('a price without an increase has a minimum age, and is fresh only in a ledger of 12 months or more', () => {
  const of = (months: number, ledgerFrom = monthsLater(A, -months)) =>
    stalePricing([monthly('Client', 10_000, months + 1)], A, noCpi, ledgerFrom)[0];
  // The ledger starts with the first billing.
  expect([2, 11, 12, 17, 20, 37].map((months) => of(months)?.freshness)).toEqual([
    'unknown',
    'unknown',
    'due',
    'due',
    'stale',
    'very-stale',
  ]);
  expect(of(20)).toMatchObject({ months: 20, sinceKind: 'first-billing' });
  // It starts long before, so the service is new.
  expect(of(2, LONG_AGO)?.freshness).toBe('fresh');
  // Less than two billing periods before the first billing don't show that.
  expect([62, 63].map((days) => of(11, monthsLater(A, -11) - days)?.freshness)).toEqual(['unknown', 'fresh']);
  // A known increase needs no longer ledger.
  const raised = {
    ...monthly('Client', 10_000, 6),
    billings: [...monthly('', 9_000, 3, monthsLater(A, -3)).billings, ...monthly('', 10_000, 3).billings],
  };
  expect(stalePricing([raised], A, noCpi, monthsLater(A, -6))[0]).toMatchObject({ sinceKind: 'increase', freshness: 'fresh' });
});

test('a service that was not billed for two of its billing periods is ended and has no opportunity', () => {
  const price = { since: A - 900, sinceKind: 'increase' as const, period: 30 };
  expect([60, 61].map((days) => priceState({ ...price, lastOn: A - days }, A, LONG_AGO))).toEqual(['stale', 'ended']);
  const peers = [110, 120, 130, 140].map((each, index) => monthly(`peer ${index}`, each * 100, 12));
  const cpi = new Map([
    [monthOf(monthsLater(A, -20)), 100],
    [monthOf(A), 120],
  ]);
  const [row, ...others] = stalePricing([monthly('Client', 10_000, 18, monthsLater(A, -3)), ...peers], A, cpi, LONG_AGO);
  const ended = { available: false, reason: 'service-ended' };
  expect(row).toMatchObject({ freshness: 'ended', opportunity: ended, peerGap: ended });
  // Four billed clients are too few to compare with.
  expect(others[0]?.peerGap).toEqual({ available: false, reason: 'too-few-clients' });
});

test('without a price table and with few clients there is only the age and no opportunity', () => {
  const [row] = stalePricing([monthly('Client', 10_000, 3)], A, noCpi, LONG_AGO);
  expect(row).toMatchObject({
    freshness: 'fresh',
    realChange: { available: false, reason: 'no-cpi' },
    peerGap: { available: false, reason: 'too-few-clients' },
    opportunity: { available: false, reason: 'no-uplift-known' },
  });
});

// Our own arithmetic: 100.00 at 1.20 is 120.00, against a median of 120.00 of 100, 110, 120, 130 and 140.
test('a price in another currency is compared at the rate of A, and not at all without a rate', () => {
  const foreign = { ...monthly('Client', 10_000, 12), rate: 1.2 };
  const peers = [100, 110, 130, 140].map((price, index) => monthly(`peer ${index}`, price * 100, 12));
  const [known, ...others] = stalePricing([foreign, ...peers], A, noCpi, LONG_AGO);
  expect(known).toMatchObject({ price: 10_000, peerGap: { value: 0 }, opportunity: { value: { perYear: 0, by: 'neither' } } });
  expect(others[0]?.opportunity).toEqual({ available: true, value: { perYear: 24_000, by: 'uplift-to-median' } });
  const missing = { available: false, reason: 'no-exchange-rate' };
  const [unknown, ...fewer] = stalePricing([{ ...foreign, rate: undefined }, ...peers], A, noCpi, LONG_AGO);
  expect(unknown).toMatchObject({ price: 10_000, freshness: 'fresh', peerGap: missing, opportunity: missing });
  expect(fewer[0]?.peerGap).toEqual({ available: false, reason: 'too-few-clients' });
});

test('ignores services billed after A, fewer than 3 times, or only long ago', () => {
  const rows = [
    ...[1, 2, 3, 4].map((price) => monthly(`peer ${price}`, price * 1_000, 6)),
    monthly('twice', 9_000, 2),
    monthly('later', 9_000, 3, monthsLater(A, 1)),
    monthly('gone', 9_000, 6, monthsLater(A, -12)),
  ];
  const priced = stalePricing(rows, A, noCpi, LONG_AGO);
  expect(priced.map(({ client }) => client)).toEqual(['peer 1', 'peer 2', 'peer 3', 'peer 4', 'gone']);
  expect(priced.every(({ peerGap }) => !peerGap.available)).toBe(true);
  expect(priced.at(-1)?.annualQuantity).toBe(0);
});

test('a price table needs the first month and a later one, and is used up to its last', () => {
  const table = new Map([
    ['2024-01', 100],
    ['2024-06', 150],
    ['2024-08', 160],
  ]);
  const missing = { available: false, reason: 'no-cpi' };
  expect(inflation(table, '2024-01', '2024-07')).toEqual({ available: true, value: { change: 0.5, to: '2024-06' } });
  expect(inflation(table, '2024-08', '2024-08')).toEqual({ available: true, value: { change: 0, to: '2024-08' } });
  for (const [from, to] of [
    ['2024-02', '2024-07'],
    ['2023-12', '2023-12'],
    ['2024-08', '2024-09'],
    ['2024-06', '2024-07'],
  ] as const)
    expect(inflation(table, from, to)).toEqual(missing);
});

test('the catch-up brings the real change back to 0', () => {
  const change = fc.double({ min: -0.5, max: 3, noNaN: true });
  fc.assert(
    fc.property(change, change, (nominal, cpi) => {
      const raised = (1 + nominal) * (1 + cpiCatchUp(nominal, cpi)) - 1;
      expect(realChange(raised, cpi)).toBeCloseTo(Math.max(0, realChange(nominal, cpi)), 9);
    }),
  );
});

test('an opportunity uses the larger uplift and names it', () => {
  const of = (value: number) => ({ available: true as const, value });
  const none = { available: false as const, reason: 'no-cpi' as const };
  const by = (cpi: ReturnType<typeof of> | typeof none, peers: ReturnType<typeof of> | typeof none) =>
    opportunity({ annualVolume: 10_000, cpiCatchUp: cpi, upliftToMedian: peers });
  expect(by(of(0.1), of(0.2))).toEqual(of({ perYear: 2_000, by: 'uplift-to-median' } as never));
  expect(by(of(0.1), none)).toEqual(of({ perYear: 1_000, by: 'cpi-catch-up' } as never));
  expect(by(of(0), of(0))).toEqual(of({ perYear: 0, by: 'neither' } as never));
});

test('the median needs 5 clients', () => {
  expect(peerMedian([1, 2, 3, 4])).toEqual({ available: false, reason: 'too-few-clients' });
  expect(peerMedian([1, 2, 9, 4, 3])).toEqual({ available: true, value: 3 });
});

test('over rows: opportunity, gap and real change match a naive computation', () => {
  const aPrice = fc.integer({ min: 1_000, max: 50_000 });
  const aClient = fc.record({ price: aPrice, months: fc.integer({ min: 3, max: 48 }), quantity: fc.integer({ min: 1, max: 9 }) });
  const rates = fc.array(fc.double({ min: -0.01, max: 0.02, noNaN: true }), { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(fc.array(aClient, { minLength: 1, maxLength: 9 }), rates, (clients, changes) => {
      const cpi = tableTo(monthOf(A), changes);
      const services = clients.map(({ price, months, quantity }, index) => ({
        client: String(index),
        service: 'tax return',
        rate: 1,
        billings: Array.from({ length: months }, (_, back) => ({
          on: monthsLater(A, -back),
          quantity,
          amount: price * quantity,
        })),
      }));
      const sorted = clients.map(({ price }) => price).sort((a, b) => a - b);
      const half = (sorted.length - 1) / 2;
      const middle = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
      for (const row of stalePricing(services, A, cpi, LONG_AGO)) {
        const { price, months, quantity } = clients[Number(row.client)] as (typeof clients)[0];
        const grown = (cpi.get(monthOf(A)) ?? 0) / (cpi.get(shiftMonth(monthOf(A), 1 - months)) ?? 0);
        const toPeers = clients.length >= 5 ? middle - price : 0;
        const missed = Math.max(0, price * grown - price, toPeers) * quantity * Math.min(12, months);
        expect(row.opportunity.available && row.opportunity.value.perYear).toBeCloseTo(Math.round(missed), -0.5);
        expect(row.realChange.available && row.realChange.value.change).toBeCloseTo(1 / grown - 1, 9);
        expect(row.peerGap.available ? row.peerGap.value : undefined).toEqual(
          clients.length >= 5 ? price / middle - 1 : undefined,
        );
      }
    }),
  );
});

function tableTo(last: Month, changes: readonly number[]): CpiTable {
  const table = new Map<Month, number>();
  let index = 100;
  for (const [at, change] of changes.entries()) {
    index *= 1 + change;
    table.set(shiftMonth(last, at - changes.length + 1), index);
  }
  return table;
}
