/** The dashboard of the firm as of the as-of date (`metrics.ts`). */

import { endpoint, type Right } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import {
  asOf,
  badge,
  excluded,
  excludedOfSales,
  firmMonth,
  ledgerHead,
  metric,
  owed,
  period,
  vendorShares,
} from './metric-schemas';

export const dashboard = v.object({
  ...ledgerHead,
  /** The period of sales and DSO. */
  period,
  clients: v.number(),
  sales: metric,
  /** Sales of the 365 days before; not available unless the ledger covers both years completely. */
  salesBefore: metric,
  /** Sales without tax. */
  revenue: metric,
  revenueBefore: metric,
  /** Documents of the 365 days whose source does not separate tax; revenue includes it. */
  taxUnknown: v.number(),
  ...owed,
  excluded: v.object({ ...excludedOfSales.entries, spend: v.array(excluded) }),
  /** CEI of the last twelve whole months: their average, weighted by sales, and the twelve months as one period. */
  cei: metric,
  ceiInOnePiece: metric,
  dso: metric,
  bestPossibleDso: metric,
  averageDaysDelinquent: metric,
  countbackDso: metric,
  /** Newest first. */
  months: v.array(firmMonth),
  segments: v.array(v.object({ badge, clients: v.number(), sales: metric, open: metric, overdue: metric })),
  pricing: v.object({
    /** Number of prices by freshness; `unknown` counts those whose age can't be determined because the ledger is too short. */
    prices: v.object({
      fresh: v.number(),
      due: v.number(),
      stale: v.number(),
      veryStale: v.number(),
      unknown: v.number(),
      ended: v.number(),
    }),
    /** Per year, for the prices with a known opportunity; `unknown` counts the others that are not ended. */
    opportunity: metric,
    unknown: v.number(),
    /** The part of it from stale and very stale prices. */
    staleOpportunity: metric,
  }),
  /** Sorted by overdue amount less unapplied credit, highest first; excludes clients whose credit covers all of it. */
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
  /** Number of clients whose overdue amount is unknown, and who are missing from the most overdue for that reason. */
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

/** Returns the current state of the firm's metrics, which every page of IQ shows, whichever of its apps the person can open. */
export const getMetricState = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/state',
  auth: 'bearer',
  right: iqApps,
  response: v.object({
    ...ledgerHead,
    /** Date of the ledger's first document; null without one. */
    coversFrom: v.nullable(v.string()),
    clients: v.number(),
    openToDos: v.number(),
  }),
  failures: { 404: problem },
});
export type MetricState = v.InferOutput<typeof getMetricState.response>;

export const getDashboard = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/dashboard',
  auth: 'bearer',
  isStored: true,
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object(asOf),
  response: dashboard,
  failures: { 404: problem },
});
