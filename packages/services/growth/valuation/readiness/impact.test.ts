import type { DriverKey } from '../contract/drivers';
import type { ReadValuation } from '../valuation/read-valuation';
import { impactOf } from './impact';

const known = (value: number) => ({ available: true, value });

/** A firm with a ledger, a revenue of $365,000 a year, and no value yet. */
const firm = {
  result: { currency: 'USD' },
  inputs: {
    ...{ revenue: null, years: [], weighting: 'recent-more', owners: { owners: 1, marketPay: null }, tangible: [] },
    multiples: { revenue: null, sde: null, ebitda: null },
    rates: Object.fromEntries(['low', 'mid', 'high'].map((end) => [end, { returnOnTangible: 0.1, capitalization: 0.2 }])),
    ...{ weights: { revenue: 2500, sde: 2500, ebitda: 2500, excess: 2500 }, cash: 0, debt: 0 },
  },
  ledger: {
    ...{ revenue: 36_500_000, revenueBefore: known(30_000_000), largest: known(0.4) },
    pricing: { staleOpportunity: known(1_200_000) },
  },
} as unknown as ReadValuation;

const impact = (key: DriverKey, value: number, of = firm) => impactOf(key, { [key]: { value, from: '', isStale: false } }, of);

it('collecting within 30 days frees the revenue of the days above, once', () => {
  expect(impact('dso', 52)).toEqual({
    ...{ text: 'Collecting within 30 days frees $22,000 of cash, once.', yearly: null, once: 2_200_000, value: null },
  });
  expect(impact('dso', 30)).toBeNull();
});

it('raising stale prices adds what they are behind, each year', () => {
  expect(impact('stale-prices', 0.5)).toMatchObject({
    text: 'Raising your stale prices adds $12,000 a year.',
    yearly: 1_200_000,
  });
});

it('keeping clients keeps the lost share of the revenue of the year before', () => {
  expect(impact('retention', 0.85)).toMatchObject({ yearly: 3_000_000, once: null });
  expect(impact('retention', 0.95)).toBeNull();
});

it('the largest client takes its share of the revenue along', () => {
  expect(impact('concentration', 9_000)?.text).toBe('If the largest client leaves, $146,000 a year go.');
});

it('without a ledger, nothing says what a gap costs', () => {
  expect(impact('dso', 52, { ...firm, ledger: undefined })).toBeNull();
});
