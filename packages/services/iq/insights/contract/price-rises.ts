/** What followed past increases of prices on the firm's own ledger. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { ledgerHead } from './metric-schemas';

/** `cases` are the increases of which it is known; `outcome` is null with fewer than 8. */
const counted = v.object({
  cases: v.number(),
  outcome: v.nullable(v.object({ count: v.number(), low: v.number(), middle: v.number(), high: v.number() })),
});

const summary = {
  /** Increases of 1 % or more that two billings in a row have. */
  rises: v.number(),
  /** Still billed for the service 12 months later. */
  stayed: v.object({ cases: v.number(), outcome: v.nullable(v.object({ count: v.number() })) }),
  /** Paid later by a day or more in the 12 months from the increase on than in those before; changes in days. */
  later: counted,
  /** Were billed fewer units in these 12 months; changes as fractions. */
  less: counted,
};

const service = v.object({ service: v.string(), ...summary });
export type ServiceRises = v.InferOutput<typeof service>;

/** All increases, and those of the services with the most; the highest numbers of increases come first. */
export const getPriceRises = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/price-rises',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:offer'],
  response: v.object({ ...ledgerHead, all: v.object(summary), services: v.array(service) }),
  failures: { 404: problem },
});
export type PriceRises = v.InferOutput<typeof getPriceRises.response>;
