/** What needs attention in the website's inbox today. Separate from the inbox, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** Returns the leads that wait for a reply by the caller, or by anyone. */
export const getLeadAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/attention',
  auth: 'bearer',
  right: 'app:contact',
  response: v.object({
    own: v.number(),
    unowned: v.number(),
    /** When the longest waiting lead arrived; null when none waits. */
    oldestAt: v.nullable(v.string()),
  }),
});
