/** What a report says. Money is whole minor units of its currency; days are `2021-03-17`, months `2021-03`. */

import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { ageing, badges, excluded, metric } from './metric-schemas';
import { adviceRules } from './to-dos';

/** Of an ISO week, Monday to Sunday (ISO 8601), or of a calendar month, quarter or year. */
export const reportKinds = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export const reportKind = v.picklist(reportKinds);
export type ReportKind = v.InferOutput<typeof reportKind>;

/** What a report can have besides its cover, its summary and its definitions, in this order. */
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

/** `prior` and `yearBefore` are null where there is nothing to compare with. */
const headline = v.object({
  measure: v.picklist(headlineMeasures),
  value: metric,
  prior: v.nullable(metric),
  yearBefore: v.nullable(metric),
});
export type Headline = v.InferOutput<typeof headline>;

/** A whole month; `revenueBefore` is of the same month a year earlier, null where the ledger does not cover it. */
const month = v.object({
  month: v.string(),
  revenue: v.number(),
  revenueBefore: v.nullable(v.number()),
  cei: metric,
  dso: metric,
  bestPossibleDso: metric,
});
export type ReportMonth = v.InferOutput<typeof month>;

/** What a client owes by age; `current` is less credit that is not applied, so that the ages add up to what is open. */
const debtor = v.object({
  clientId: id,
  name: v.string(),
  ...ageing.entries,
  overdue: v.number(),
  unappliedCredit: v.number(),
  longestPastDue: v.number(),
});
export type ReportDebtor = v.InferOutput<typeof debtor>;

/** In minor units of `currency`, a fraction where quantities divide it. */
const price = v.object({
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  price: v.number(),
  months: v.number(),
  /** No increase was seen: the price is so many months old or more. */
  isOlder: v.boolean(),
  opportunity: v.nullable(v.number()),
});
export type ReportPrice = v.InferOutput<typeof price>;

const toDo = v.object({
  clientId: id,
  client: v.string(),
  /** Null of a person's own, which has a `text`. */
  rule: v.nullable(v.picklist(adviceRules)),
  text: v.nullable(v.string()),
  atStake: v.nullable(v.number()),
  dueOn: v.nullable(v.string()),
});

/** A section without content is null. */
export const reportContent = v.object({
  kind: reportKind,
  /** The period, both ends included. */
  ...period.entries,
  /** The last day that the metrics know: the last of the period, or an earlier one that the ledger reached. */
  /** The day on which it was made, where the firm is. */
  madeOn: v.string(),
  asOf: v.string(),
  firm: v.string(),
  currency: v.string(),
  sections: v.array(v.picklist(reportSections)),
  /** The day of the ledger's first document. */
  coversFrom: v.nullable(v.string()),
  /** What is compared with; null where the ledger does not cover it, and while the period is running. */
  compared: v.object({ prior: v.nullable(period), yearBefore: v.nullable(period) }),
  /** Days that DSO is over: 365, or as many as the ledger covers. */
  days: v.number(),
  /** Of what CEI is: the months of the period, or the last twelve whole months. */
  ceiOf: v.picklist(['period', 'year']),
  headline: v.array(headline),
  /** Documents in another currency without a rate, which some of the amounts leave out; each once. */
  excluded: v.array(excluded),
  /** The last twelve whole months, the oldest first. */
  months: v.array(month),
  /** Null, too, while receivables are not available, as `headline` says. */
  ageing: v.nullable(ageing),
  /** The most overdue, by what is overdue less their credit, the highest first. */
  debtors: v.nullable(v.array(debtor)),
  /** Clients that are not among them because it is not known what of theirs is paid. */
  overdueUnsure: v.number(),
  /** Revenue of the 365 days to `asOf` by client; the clients with the most of it. */
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
      /** Per year, of all prices that have one. */
      opportunity: metric,
      /** Its part of the prices that are stale and very stale. */
      staleOpportunity: metric,
      /** Those that are due or older with the highest opportunity. */
      prices: v.array(price),
      /** Those that were not stale before the period. */
      newlyStale: v.object({ count: v.number(), prices: v.array(price) }),
    }),
  ),
  segments: v.nullable(v.array(v.object({ badge: v.picklist(badges), clients: v.number() }))),
  /** Of the 365 days to `asOf`; the highest spend first. */
  vendors: v.nullable(
    v.object({
      count: v.number(),
      spend: v.number(),
      top5Share: metric,
      vendors: v.array(v.object({ name: v.string(), spend: v.number() })),
    }),
  ),
  /** Open when the report was made: how many, their amounts by kind, and the most urgent. */
  toDos: v.nullable(
    v.object({
      count: v.number(),
      /** Overdue of clients to collect from, sales of a year of clients who may leave, and pricing opportunity per year; older reports have none. */
      amounts: v.optional(v.object({ overdue: v.number(), salesAtRisk: v.number(), opportunity: v.number() })),
      first: v.array(toDo),
    }),
  ),
});
export type ReportContent = v.InferOutput<typeof reportContent>;
