/** What became of leads, by source and by page. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const row = v.object({
  /** Empty where it is not known. */
  name: v.string(),
  leads: v.number(),
  answered: v.number(),
  won: v.number(),
  clients: v.number(),
  /** Of their clients' accepted offers, the first 12 months without tax, in minor units of the firm's currency. */
  accepted: v.number(),
  /** What was invoiced to their clients since, without tax where the ledger tells it. */
  invoiced: v.number(),
});
export type SourceRow = v.InferOutput<typeof row>;

/** Leads that came within the days, and the revenue of their clients since. */
export const getSources = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/sources',
  auth: 'bearer',
  right: 'app:contact',
  query: v.object({ from: day, to: day }),
  answer: v.object({
    currency: v.nullable(v.string()),
    bySource: v.array(row),
    byPage: v.array(row),
    /** Median of minutes to the first answer; null where there is none. */
    minutesToAnswer: v.nullable(v.number()),
    /** Accepted offers in other currencies than the firm's, which are not counted. */
    otherCurrencies: v.number(),
  }),
});
