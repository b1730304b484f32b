/** Prices of recurring services: their age, and the benefit of an increase. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { suggestionSteps } from '@suite/pricing/suggested-price';
import * as v from 'valibot';
import { asOf, ledgerHead } from './metric-schemas';

/**
 * `unknown`: no increase was found, and the ledger is too short to know whether the price is fresh. `ended`: not billed for two
 * of its billing periods.
 */
const freshness = v.picklist(['fresh', 'due', 'stale', 'very-stale', 'unknown', 'ended']);

/** A recurring service of a client; its prices are in `currency`, its opportunity in the firm's currency. */
const price = v.object({
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  price: v.number(),
  since: v.string(),
  /** `first-billing`: no increase was found, so the price dates from `since` or earlier, and is at least `months` old. */
  sinceKind: v.picklist(['increase', 'first-billing']),
  priceThen: v.number(),
  lastOn: v.string(),
  months: v.number(),
  freshness,
  nominalChange: v.number(),
  /**
   * `realChange` is null without consumer prices, `peerGap` without enough clients to compare with, `opportunity` without either;
   * the last two are also null when the service is ended.
   */
  realChange: v.nullable(v.number()),
  peerGap: v.nullable(v.number()),
  annualQuantity: v.number(),
  /** Median number of days between its billings. */
  period: v.number(),
  opportunity: v.nullable(v.number()),
  opportunityBy: v.nullable(v.picklist(['cpi-catch-up', 'uplift-to-median', 'neither'])),
  /** The new price per unit by the firm's rule, in whole minor units of `currency`; null when nothing suggests one. */
  suggested: v.nullable(v.number()),
  /** The increase before the firm's rule, as a fraction, and what it reaches. */
  uplift: v.nullable(v.number()),
  suggestedBy: v.nullable(v.picklist(['cpi-catch-up', 'uplift-to-median', 'neither'])),
  /** Whether the firm's limit made the increase smaller. */
  isCapped: v.boolean(),
});
export type Price = v.InferOutput<typeof price>;

const priceSorts = [
  'client',
  'service',
  'price',
  'since',
  'lastOn',
  'months',
  'nominalChange',
  'realChange',
  'peerGap',
  'annualQuantity',
  'opportunity',
] as const;
export type PriceSort = (typeof priceSorts)[number];

export const getPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/prices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    freshness: v.optional(freshness),
    clientId: v.optional(id),
    sort: v.optional(v.picklist(priceSorts), 'opportunity'),
    order: v.optional(order, 'descending'),
  }),
  /** Totals of all matches: `ended` counts those no longer billed, `opportunity` adds up the known values. */
  response: v.object({
    ...ledgerHead,
    prices: v.array(price),
    total: v.number(),
    ended: v.number(),
    opportunity: v.nullable(v.number()),
  }),
  failures: { 404: problem },
});
export type PricesQuery = v.InferInput<typeof getPrices.query>;

const priceRule = v.object({
  /** Suggested prices are rounded to this many whole units of the currency. */
  roundTo: v.picklist(suggestionSteps),
  /** The largest increase, in hundredths of a percent; null for no limit. */
  cap: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Increases with every change, 0 before the first. A change based on an older version is refused. */
  version: v.number(),
});

/** How the firm rounds and limits suggested prices. */
export const getPriceRule = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/price-rule',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:offer'],
  response: priceRule,
});

export const putPriceRule = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/price-rule',
  auth: 'bearer',
  right: 'app:iq-clients',
  body: priceRule,
  response: priceRule,
  failures: { 409: problem },
});
