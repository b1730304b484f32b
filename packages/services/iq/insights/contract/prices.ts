/** Prices of recurring services: their age, and the benefit of an increase. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
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
