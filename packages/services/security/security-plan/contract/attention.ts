/** What needs attention in the security plan today. Separate from the plan, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

export const dueItem = v.object({
  /** A day, such as `2026-03-31`. */
  on: v.string(),
  text: v.string(),
  /** The page where the item is done. */
  to: v.object({ kind: v.picklist(['control', 'section', 'review', 'acknowledgements', 'register']), key: v.string() }),
});

/** Returns the score and what is due within 30 days for editors of the plan, and for everyone their own acknowledgement. */
export const getSecurityAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/wisp/v1/attention',
  auth: 'bearer',
  right: 'app:wisp',
  response: v.object({
    today: v.string(),
    /** The score of the controls that apply; null before the plan is started, and for people who don't edit it. */
    score: v.nullable(
      v.object({
        percent: v.number(),
        /** Number of controls that are neither met nor accepted as a risk, and the titles of the worst. */
        open: v.number(),
        lowering: v.array(v.string()),
      }),
    ),
    /** Number of due and overdue items, number of overdue items, and the earliest items. */
    due: v.object({ count: v.number(), overdue: v.number(), first: v.array(dueItem) }),
    /** The day by which the caller has to acknowledge the version in force; null when they already have. */
    acknowledgeBy: v.nullable(v.string()),
  }),
});
