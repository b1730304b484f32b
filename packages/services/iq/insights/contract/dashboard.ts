/** The firm at a glance, as of A (`figures.ts`). */

import { endpoint, type Right } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { asOf, badge, excluded, excludedOfSales, firmMonth, metric, owed, period, told, vendorShares } from './metric-schemas';

export const dashboard = v.object({
  ...told,
  /** What sales and DSO are of. */
  period,
  clients: v.number(),
  sales: v.number(),
  /** Of the 365 days before; not available unless the ledger covers the whole of both. */
  salesBefore: metric,
  /** Sales without tax. */
  revenue: v.number(),
  revenueBefore: metric,
  /** Documents of the 365 days whose source does not tell tax apart: they are in revenue with it. */
  taxUnknown: v.number(),
  ...owed,
  excluded: v.object({ ...excludedOfSales.entries, spend: v.array(excluded) }),
  /** Of the last twelve whole months: their mean, weighted by sales, and the twelve in one piece. */
  cei: metric,
  ceiInOnePiece: metric,
  dso: metric,
  bestPossibleDso: metric,
  averageDaysDelinquent: metric,
  countbackDso: metric,
  /** The newest first. */
  months: v.array(firmMonth),
  segments: v.array(v.object({ badge, clients: v.number(), sales: v.number(), open: metric, overdue: metric })),
  pricing: v.object({
    /** By freshness; `unknown` is of an age that the ledger is too short to tell. */
    prices: v.object({
      fresh: v.number(),
      due: v.number(),
      stale: v.number(),
      veryStale: v.number(),
      unknown: v.number(),
      ended: v.number(),
    }),
    /** Per year, of the prices that have one; `unknown` counts the others that are not ended. */
    opportunity: metric,
    unknown: v.number(),
    /** Its part of the prices that are stale and very stale. */
    staleOpportunity: metric,
  }),
  /** By what is overdue less the credit that is not applied, the highest first; nobody whose credit covers all of it. */
  topOverdue: v.array(
    v.object({
      clientId: id,
      name: v.string(),
      badge,
      overdue: v.number(),
      unappliedCredit: v.number(),
      longestPastDue: v.number(),
    }),
  ),
  /** Clients of which it is not known what is overdue, and who are not among the most overdue for that reason. */
  overdueUnsure: v.number(),
  vendors: vendorShares,
});
export type Dashboard = v.InferOutput<typeof dashboard>;

/** The zones of IQ, which share a navigation. */
export const iqApps = [
  'app:iq-dashboard',
  'app:iq-clients',
  'app:iq-client-advisory',
  'app:iq-reports',
  'app:iq-settings',
  'app:iq-onboarding',
] as const satisfies Right[];

/** Where the firm's numbers stand today: what every page of IQ says in passing, whichever of its apps are open to the person. */
export const getMetricState = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/state',
  auth: 'bearer',
  right: iqApps,
  answer: v.object({
    ...told,
    /** The day of the ledger's first document; null without one. */
    coversFrom: v.nullable(v.string()),
    clients: v.number(),
    openToDos: v.number(),
  }),
  failures: { 404: problem },
});
export type MetricState = v.InferOutput<typeof getMetricState.answer>;

export const getDashboard = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/dashboard',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object(asOf),
  answer: dashboard,
  failures: { 404: problem },
});
