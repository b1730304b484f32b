/** What of the security plan asks for attention today. Apart from the plan, because home pages load it. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

export const dueItem = v.object({
  /** A day, such as `2026-03-31`. */
  on: v.string(),
  text: v.string(),
  /** Where it is done. */
  to: v.object({ kind: v.picklist(['control', 'section', 'review', 'acknowledgements', 'register']), key: v.string() }),
});

/** For who edits the plan, the score and what is due within 30 days; for everybody, their own acknowledgement. */
export const getSecurityAttention = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/wisp/v1/attention',
  auth: 'bearer',
  right: 'app:wisp',
  answer: v.object({
    today: v.string(),
    /** Of the controls that apply; null before the plan is started, and for who doesn't edit it. */
    score: v.nullable(
      v.object({
        percent: v.number(),
        /** Controls that aren't met and whose risk isn't accepted: how many, and the titles of the worst. */
        open: v.number(),
        lowering: v.array(v.string()),
      }),
    ),
    /** How many things are due or overdue, how many of them are overdue, and the earliest. */
    due: v.object({ count: v.number(), overdue: v.number(), first: v.array(dueItem) }),
    /** Until when the caller has to acknowledge the version in force; null when they have. */
    acknowledgeBy: v.nullable(v.string()),
  }),
});
