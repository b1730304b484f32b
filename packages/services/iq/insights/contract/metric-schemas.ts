/** Schemas that the responses with IQ's metrics share (`metrics.ts`). */

import { day } from '@suite/contract/day-schema';
import type { Right } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** Numbers of documents by kind (`unsureKinds` of `@suite/insights/unsure-documents`). */
const unsureDocuments = v.object({
  unknownInvoices: v.optional(v.number()),
  undatedInvoices: v.optional(v.number()),
  undatedCreditNotes: v.optional(v.number()),
  undatedPayments: v.optional(v.number()),
});

/**
 * A value, or the key of why there is none (`@suite/insights/metric`). With a `range`, the value is certainly within it, and
 * `without` is the value without the documents whose settlement decides it. A value with `leftOut` is without these documents.
 */
export const metricOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.union([
    v.object({ available: v.literal(true), value, leftOut: v.optional(unsureDocuments) }),
    v.object({
      available: v.literal(false),
      reason: v.string(),
      range: v.optional(v.object({ low: value, high: value, without: value, documents: unsureDocuments })),
    }),
  ]);
export const metric = metricOf(v.number());
export type Metric = v.InferOutput<typeof metric>;

/**
 * The ten client segments, and the one for clients whose segment is not available without payment dates (`badgeOf` of
 * `@suite/insights`).
 */
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

/** The apps that show metrics; a call requires one of the apps that show its response. */
export const readers = [
  'app:iq-dashboard',
  'app:iq-clients',
  'app:iq-reports',
  'app:iq-client-advisory',
] as const satisfies Right[];

export const asOf = { asOf: v.optional(day) };

/** From 1900 to 2999, like the dates that an import accepts. */
export const month = v.pipe(v.string(), v.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/));

/** The 365 days up to the as-of date, or as many as the firm's ledger covers. */
export const period = v.object({ from: v.string(), to: v.string(), days: v.number() });

/** The as-of date and the currency of a response. */
export const ledgerHead = { asOf: v.string(), currency: v.string() };

export const aging = v.object({
  current: v.number(),
  days1To30: v.number(),
  days31To60: v.number(),
  days61To90: v.number(),
  over90: v.number(),
});
export type Aging = v.InferOutput<typeof aging>;

/** Receivables on the as-of date, in total and by age; not available while the open amount of a document is unknown. */
export const owed = {
  open: metric,
  overdue: metric,
  /**
   * Credit notes, payments on account and overpayments that are not applied; `open` and current receivables are reduced by them.
   */
  unappliedCredit: metric,
  aging: metricOf(aging),
  /** Number of documents that may be settled (`state=unsure` of their rows). */
  unsure: v.number(),
};

/** Documents that a number excludes because their currency has no rate; `amount` is in minor units of that currency. */
export const excluded = v.object({ currency: v.string(), documents: v.number(), amount: v.number() });
export type Excluded = v.InferOutput<typeof excluded>;

/** Numbers whose excluded documents are reported. */
export const excludedFrom = ['sales', 'open', 'dso', 'cei', 'spend'] as const;
export type ExcludedFrom = (typeof excludedFrom)[number];

/** Documents excluded from clients' numbers, by currency; each document is counted once per number. */
export const excludedOfSales = v.object({
  sales: v.array(excluded),
  open: v.array(excluded),
  dso: v.array(excluded),
  cei: v.array(excluded),
});

/**
 * A month of receivables; the month of the as-of date ends on that date. DSO covers the twelve months up to it, as far as the
 * ledger does.
 */
export const firmMonth = v.object({
  month: v.string(),
  /**
   * Number of days that the ledger covers: in its first month from its first document, in the current month up to the as-of date.
   */
  days: v.number(),
  /** Whether it ends after the as-of date; such a month is not part of any average. */
  isToDate: v.boolean(),
  beginning: metric,
  sales: metric,
  /** Sales without tax. */
  revenue: metric,
  ending: metric,
  endingCurrent: metric,
  /** Receivables at its end, by days past due. */
  aging: metricOf(aging),
  /** Documents with an open amount in the month that its amounts exclude. */
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
