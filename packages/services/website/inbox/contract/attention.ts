/** What of the website's inbox asks for attention today. Apart from the inbox, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** Leads that wait for an answer of the caller, or of anybody. */
export const getLeadAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/attention',
  auth: 'bearer',
  right: 'app:contact',
  answer: v.object({
    own: v.number(),
    unowned: v.number(),
    /** When the one came that waits longest; null when none waits. */
    oldestAt: v.nullable(v.string()),
  }),
});
