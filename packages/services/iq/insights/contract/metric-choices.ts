/** What a firm chose for its metrics. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

/**
 * Leaves documents out of metrics, for everybody in the firm, where their settlement would make a metric a range; or takes that
 * back. Each metric says which documents it leaves out, by kind (`leftOut`).
 */
export const putMetricChoices = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/choices',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  body: v.object({ leavesOutUnsure: v.boolean() }),
  status: 204,
  failures: { 404: problem },
});
