/** What the answers of IQ's figures are made of (`figures.ts`). */

import { day } from '@suite/contract/day-schema';
import type { Right } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** A value, or the key of why there is none (`@suite/insights/metric`). */
export const metric = v.union([
  v.object({ available: v.literal(true), value: v.number() }),
  v.object({ available: v.literal(false), reason: v.string() }),
]);
export type Metric = v.InferOutput<typeof metric>;

/** A metric that is more than a number. */
export const metricOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.union([v.object({ available: v.literal(true), value }), v.object({ available: v.literal(false), reason: v.string() })]);

/** The ten segments of clients, and the one that is not available for want of payment dates (`badgeOf` of `@suite/insights`). */
export const badges = [
  'not-set',
  'possible-mismatch',
  'limited-data',
  'do-not-lose-them',
  'hibernating',
  'late-payer',
  'champion',
  'needs-attention',
  'promising',
  'good',
  'payment-dates-missing',
] as const;
export const badge = v.picklist(badges);
export type Badge = v.InferOutput<typeof badge>;

/** The apps that show metrics; a call is open to those that show what it answers. */
export const readers = [
  'app:iq-dashboard',
  'app:iq-clients',
  'app:iq-reports',
  'app:iq-client-advisory',
] as const satisfies Right[];

export const asOf = { asOf: v.optional(day) };

/** Of 1900 to 2999, as the days that an import takes. */
export const month = v.pipe(v.string(), v.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/));

/** The 365 days to A, or as many as the firm's ledger covers. */
export const period = v.object({ from: v.string(), to: v.string(), days: v.number() });

/** The as-of date and the currency of an answer. */
export const told = { asOf: v.string(), currency: v.string() };

export const ageing = v.object({
  current: v.number(),
  days1To30: v.number(),
  days31To60: v.number(),
  days61To90: v.number(),
  over90: v.number(),
});
export type Ageing = v.InferOutput<typeof ageing>;

/** What is owed on A, and by age; not available while it is not known how much of some document is open. */
export const owed = {
  open: metric,
  overdue: metric,
  /** Credit notes, payments on account and overpayments that are not applied: deducted in `open` and in what is current. */
  unappliedCredit: metric,
  ageing: metricOf(ageing),
  /** Documents of which it is not known whether they are settled (`state=unsure` of their rows). */
  unsure: v.number(),
};

/** Documents that a number leaves out because their currency has no rate; `amount` is in minor units of it. */
export const excluded = v.object({ currency: v.string(), documents: v.number(), amount: v.number() });
export type Excluded = v.InferOutput<typeof excluded>;

/** Numbers that say which documents they leave out. */
export const excludedFrom = ['sales', 'open', 'dso', 'cei', 'spend'] as const;
export type ExcludedFrom = (typeof excludedFrom)[number];

/** Of clients' numbers, by currency: a document is counted once in each. */
export const excludedOfSales = v.object({
  sales: v.array(excluded),
  open: v.array(excluded),
  dso: v.array(excluded),
  cei: v.array(excluded),
});

/** A month of receivables; that of A ends on A. DSO is over the twelve months to it, as far as the ledger covers them. */
export const firmMonth = v.object({
  month: v.string(),
  /** Those that the ledger covers: of its first month from its first document on, of a running one to A. */
  days: v.number(),
  /** It ends after A: it is in no mean. */
  isToDate: v.boolean(),
  beginning: metric,
  sales: v.number(),
  /** Sales without tax. */
  revenue: v.number(),
  ending: metric,
  endingCurrent: metric,
  /** What is owed at its end by days past due. */
  ageing: metricOf(ageing),
  /** Documents with something open in the month that its amounts leave out. */
  excluded: v.array(excluded),
  cei: metric,
  dso: metric,
  bestPossibleDso: metric,
  averageDaysDelinquent: metric,
  countbackDso: metric,
});
export type FirmMonth = v.InferOutput<typeof firmMonth>;

export const shares = { vendors: v.number(), spend: v.number(), top5Share: metric, top10Share: metric, herfindahl: metric };
export const vendorShares = v.object(shares);
export type VendorShares = v.InferOutput<typeof vendorShares>;
