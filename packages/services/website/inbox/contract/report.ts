/** The outcome of leads, by source and by page. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const row = v.object({
  /** Empty when unknown. */
  name: v.string(),
  leads: v.number(),
  answered: v.number(),
  won: v.number(),
  clients: v.number(),
  /** Their clients' accepted offers: the first 12 months without tax, in minor units of the firm's currency. */
  accepted: v.number(),
  /** What was invoiced to their clients since, without tax if the ledger states it. */
  invoiced: v.number(),
});
export type SourceRow = v.InferOutput<typeof row>;

/** Returns the leads that arrived within the days, and the revenue from their clients since. */
export const getSources = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/sources',
  auth: 'bearer',
  right: 'app:contact',
  query: v.object({ from: day, to: day }),
  response: v.object({
    currency: v.nullable(v.string()),
    bySource: v.array(row),
    byPage: v.array(row),
    /** Median of minutes to the first reply; null without replies. */
    minutesToAnswer: v.nullable(v.number()),
    /** Number of accepted offers in other currencies than the firm's, which are not included. */
    otherCurrencies: v.number(),
  }),
});
