/** Content of a report. Money is in minor units of its currency; days are `2021-03-17`, months `2021-03`. */

import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { aging, badges, excluded, metric, metricOf } from './metric-schemas';
import { adviceRules } from './to-dos';

/** Reports cover an ISO week, Monday to Sunday (ISO 8601), or a calendar month, quarter or year. */
export const reportKinds = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export const reportKind = v.picklist(reportKinds);
export type ReportKind = v.InferOutput<typeof reportKind>;

/** Optional sections of a report, in this order, besides its cover, summary and definitions. */
export const reportSections = [
  'metrics',
  'revenue',
  'collections',
  'receivables',
  'concentration',
  'prices',
  'segments',
  'vendors',
  'toDos',
] as const;
export type ReportSection = (typeof reportSections)[number];

const period = v.object({ from: v.string(), to: v.string() });
export type ReportPeriod = v.InferOutput<typeof period>;

export const headlineMeasures = ['revenue', 'sales', 'open', 'overdue', 'cei', 'dso'] as const;
export type HeadlineMeasure = (typeof headlineMeasures)[number];

/** `prior` and `yearBefore` are null without a value to compare with. */
const headline = v.object({
  measure: v.picklist(headlineMeasures),
  value: metric,
  prior: v.nullable(metric),
  yearBefore: v.nullable(metric),
});
export type Headline = v.InferOutput<typeof headline>;

/**
 * A whole month; `revenueBefore` is the revenue of the same month a year earlier. Each is null if the ledger does not have all
 * sales of the month.
 */
const month = v.object({
  month: v.string(),
  revenue: v.nullable(v.number()),
  revenueBefore: v.nullable(v.number()),
  cei: metric,
  dso: metric,
  bestPossibleDso: metric,
});
export type ReportMonth = v.InferOutput<typeof month>;

/** A client's receivables by age; `current` is reduced by unapplied credit, so that the ages add up to the open amount. */
const debtor = v.object({
  clientId: id,
  name: v.string(),
  ...aging.entries,
  overdue: v.number(),
  unappliedCredit: v.number(),
  longestPastDue: v.number(),
});
export type ReportDebtor = v.InferOutput<typeof debtor>;

/** In minor units of `currency`; may be fractional after a division by the quantity. */
const price = v.object({
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  price: v.number(),
  months: v.number(),
  /** Whether no increase was found, so that the price is at least this many months old. */
  isOlder: v.boolean(),
  opportunity: v.nullable(v.number()),
});
export type ReportPrice = v.InferOutput<typeof price>;

const toDo = v.object({
  clientId: id,
  client: v.string(),
  /** Null for a person's own to-do, which has a `text`. */
  rule: v.nullable(v.picklist(adviceRules)),
  text: v.nullable(v.string()),
  atStake: v.nullable(v.number()),
  dueOn: v.nullable(v.string()),
});

/** A section without content is null. */
export const reportContent = v.object({
  kind: reportKind,
  /** The period, including both ends. */
  ...period.entries,
  /** The last day of the metrics: the end of the period, or earlier if the ledger ends before. */
  /** The day on which it was created, in the firm's time zone. */
  madeOn: v.string(),
  asOf: v.string(),
  firm: v.string(),
  currency: v.string(),
  sections: v.array(v.picklist(reportSections)),
  /** Date of the ledger's first document. */
  coversFrom: v.nullable(v.string()),
  /** The periods to compare with; null where the ledger does not cover them, and while the period is not over. */
  compared: v.object({ prior: v.nullable(period), yearBefore: v.nullable(period) }),
  /** Number of days that DSO covers: 365, or as many as the ledger covers. */
  days: v.number(),
  /** The period of CEI: the months of the report, or the last twelve whole months. */
  ceiOf: v.picklist(['period', 'year']),
  headline: v.array(headline),
  /** Documents in another currency without a rate, which some amounts exclude; each counted once. */
  excluded: v.array(excluded),
  /** The last twelve whole months, oldest first. */
  months: v.array(month),
  /** Also null while receivables are not available, as `headline` says. */
  aging: v.nullable(aging),
  /** Receivables by age where they are a range, or leave documents out. */
  uncertain: v.optional(v.object({ aging: metricOf(aging) })),
  /** Most overdue clients by overdue amount less their credit, highest first. */
  debtors: v.nullable(v.array(debtor)),
  /** Number of clients missing from them because it is unknown which of their documents are paid. */
  overdueUnsure: v.number(),
  /** Revenue of the 365 days up to `asOf` by client; the clients with the highest revenue. */
  concentration: v.nullable(
    v.object({
      revenue: v.number(),
      clients: v.number(),
      top: v.array(v.object({ clientId: id, name: v.string(), revenue: v.number() })),
    }),
  ),
  pricing: v.nullable(
    v.object({
      /** By months since the last increase: 12–18, 18–36, over 36. */
      due: v.number(),
      stale: v.number(),
      veryStale: v.number(),
      /** Per year, for all prices with a known opportunity. */
      opportunity: metric,
      /** The part of it from stale and very stale prices. */
      staleOpportunity: metric,
      /** Prices that are due or older, with the highest opportunity. */
      prices: v.array(price),
      /** Prices that were not stale before the period. */
      newlyStale: v.object({ count: v.number(), prices: v.array(price) }),
    }),
  ),
  segments: v.nullable(v.array(v.object({ badge: v.picklist(badges), clients: v.number() }))),
  /** Vendors of the 365 days up to `asOf`, highest spend first. */
  vendors: v.nullable(
    v.object({
      count: v.number(),
      spend: v.number(),
      top5Share: metric,
      vendors: v.array(v.object({ name: v.string(), spend: v.number() })),
    }),
  ),
  /** To-dos that were open when the report was created: their number, their amounts by kind, and the most urgent. */
  toDos: v.nullable(
    v.object({
      count: v.number(),
      /**
       * Overdue amounts to collect, annual sales of clients at risk, and pricing opportunity per year; missing in older reports.
       */
      amounts: v.optional(v.object({ overdue: v.number(), salesAtRisk: v.number(), opportunity: v.number() })),
      /** Whether the clients' credit sales are their revenue, so that amounts are called so; missing in older reports. */
      salesAreRevenue: v.optional(v.boolean()),
      first: v.array(toDo),
    }),
  ),
});
export type ReportContent = v.InferOutput<typeof reportContent>;
