import type { Dashboard } from './dashboard';

const none = { available: false, reason: 'nothing-due' } as const;
const is = (value: number) => ({ available: true, value }) as const;

/** The metrics of a small firm in US dollars. */
export const dashboardFixture: Dashboard = {
  asOf: '2026-11-20',
  currency: 'USD',
  period: { from: '2025-11-21', to: '2026-11-20', days: 365 },
  clients: 10,
  sales: { available: true, value: 5_949_000 },
  salesBefore: none,
  revenue: { available: true, value: 5_949_000 },
  revenueBefore: none,
  taxUnknown: 0,
  open: is(4_000_000),
  overdue: is(2_760_000),
  unappliedCredit: is(0),
  aging: { available: true, value: { current: 1_240_000, days1To30: 1_340_000, days31To60: 0, days61To90: 0, over90: 420_000 } },
  unsure: 0,
  excluded: { sales: [], open: [], dso: [], cei: [], spend: [] },
  cei: is(92.44),
  ceiInOnePiece: none,
  dso: none,
  bestPossibleDso: none,
  averageDaysDelinquent: none,
  countbackDso: none,
  months: [],
  segments: [],
  pricing: {
    prices: { fresh: 4, due: 3, stale: 20, veryStale: 11, unknown: 0, ended: 0 },
    opportunity: { available: false, reason: 'no-uplift-known' },
    unknown: 0,
    staleOpportunity: none,
  },
  topOverdue: [],
  overdueUnsure: 0,
  vendors: { vendors: 48, spend: 900_000, top5Share: is(0.62), top10Share: none, herfindahl: none },
};
