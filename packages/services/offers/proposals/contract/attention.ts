/** Proposals of the firm that need attention today. Separate from the pipeline, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** A count, and the value of the first 12 months with tax: minor units, a sum for each currency. */
const counted = v.object({ count: v.number(), firstYear: v.array(v.object({ currency: v.string(), amount: v.number() })) });
export type Counted = v.InferOutput<typeof counted>;

/**
 * `awaiting`: clients can accept them. `expiring`: those of them that expire within the next seven days. `questions`: clients
 * have asked, and nobody has answered.
 */
export const getAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/attention',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ awaiting: counted, expiring: counted, questions: counted }),
});
