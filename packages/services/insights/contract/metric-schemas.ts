/** What the answers of IQ's figures are made of (`figures.ts`). */

import { DAY_PATTERN } from '@suite/contract/day';
import type { Right } from '@suite/contract/endpoint';
import * as v from 'valibot';

/** A value, or the key of why there is none (`@suite/insights/figure`). */
export const figure = v.union([
  v.object({ available: v.literal(true), value: v.number() }),
  v.object({ available: v.literal(false), reason: v.string() }),
]);
export type Figure = v.InferOutput<typeof figure>;

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
] as const;
export const badge = v.picklist(badges);
export type Badge = v.InferOutput<typeof badge>;

/** The apps that show figures. */
export const readers = [
  'app:iq-dashboard',
  'app:iq-clients',
  'app:iq-reports',
  'app:iq-client-advisory',
] as const satisfies Right[];

const day = v.pipe(v.string(), v.regex(DAY_PATTERN));
export const asOf = { asOf: v.optional(day) };

/** Of which day an answer is, and in which currency its money. */
export const told = { asOf: v.string(), currency: v.string() };

export const ageing = v.object({
  current: v.number(),
  days1To30: v.number(),
  days31To60: v.number(),
  days61To90: v.number(),
  over90: v.number(),
});

/** A month of receivables; that of A ends on A. DSO is over the twelve months to it. */
export const firmMonth = v.object({
  month: v.string(),
  days: v.number(),
  beginning: v.number(),
  sales: v.number(),
  ending: v.number(),
  endingCurrent: v.number(),
  /** Documents that the amounts leave out because their currency has no rate. */
  unconverted: v.number(),
  cei: figure,
  dso: figure,
  bestPossibleDso: figure,
  averageDaysDelinquent: figure,
  countbackDso: figure,
});
export type FirmMonth = v.InferOutput<typeof firmMonth>;

export const shares = { vendors: v.number(), spend: v.number(), top5Share: figure, top10Share: figure, herfindahl: figure };
export const vendorShares = v.object(shares);
export type VendorShares = v.InferOutput<typeof vendorShares>;
