/** The firm at a glance, as of A (`figures.ts`). */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { ageing, asOf, badge, figure, firmMonth, readers, told, vendorShares } from './metric-schemas';

export const dashboard = v.object({
  ...told,
  /** The 365 days to A, which sales and DSO are of. */
  period: v.object({ from: v.string(), to: v.string() }),
  clients: v.number(),
  sales: v.number(),
  salesBefore: v.number(),
  open: v.number(),
  overdue: v.number(),
  unconverted: v.number(),
  ageing,
  /** Of the twelve months to A, weighted by sales. */
  cei: figure,
  dso: figure,
  bestPossibleDso: figure,
  averageDaysDelinquent: figure,
  countbackDso: figure,
  /** The newest first. */
  months: v.array(firmMonth),
  segments: v.array(v.object({ badge, clients: v.number(), sales: v.number(), open: v.number(), overdue: v.number() })),
  pricing: v.object({
    prices: v.object({ fresh: v.number(), due: v.number(), stale: v.number(), veryStale: v.number() }),
    /** Per year, of the prices that have one; `unknown` counts the others. */
    opportunity: figure,
    unknown: v.number(),
  }),
  topOverdue: v.array(v.object({ clientId: id, name: v.string(), badge, overdue: v.number(), longestPastDue: v.number() })),
  vendors: vendorShares,
});
export type Dashboard = v.InferOutput<typeof dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/dashboard',
  auth: 'bearer',
  right: readers,
  query: v.object(asOf),
  answer: dashboard,
  failures: { 404: problem },
});
