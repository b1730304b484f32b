/** Payments of the firm that need attention today. Separate from the list, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const counted = v.object({ count: v.number(), amounts: v.array(v.object({ currency: v.string(), amount: v.number() })) });

/** Payments that failed, and those that are late, with sums in minor units for each currency. */
export const getPaymentAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/attention',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ failed: counted, late: counted }),
});
