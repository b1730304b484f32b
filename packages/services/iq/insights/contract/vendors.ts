/** Vendors of the last year: spend, categories, and names of the same vendor. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import * as v from 'valibot';
import { asOf, ledgerHead, shares } from './metric-schemas';

export const vendorAnalysis = v.object({
  ...ledgerHead,
  ...shares,
  /** Date of the ledger's first bill or payment to a vendor; null without one. */
  vendorsFrom: v.nullable(v.string()),
  categories: v.array(v.object({ category: v.nullable(v.string()), vendors: v.number(), spend: v.number() })),
  /** Categories with more than one active tool. */
  overlaps: v.array(
    v.object({
      category: v.string(),
      spend: v.number(),
      vendors: v.array(v.object({ vendor: v.string(), name: v.string(), spend: v.number() })),
    }),
  ),
});
export type VendorAnalysis = v.InferOutput<typeof vendorAnalysis>;

/** Returns spend by vendor and category, and overlapping tools. */
export const getVendorAnalysis = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/vendor-analysis',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(asOf),
  response: vendorAnalysis,
  failures: { 404: problem },
});

const vendorSorts = ['name', 'category', 'spend', 'lastBilledOn'] as const;
export type VendorSort = (typeof vendorSorts)[number];

/** Returns a page of the vendors in the 365 days up to the as-of date. */
export const getVendors = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/vendors',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    sort: v.optional(v.picklist(vendorSorts), 'spend'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({
    ...ledgerHead,
    vendors: v.array(
      v.object({
        /** Key of the vendor: its name without case, punctuation and legal form; used to request the rows behind its spend. */
        vendor: v.string(),
        /** The spelling in the ledger with the highest spend. */
        name: v.string(),
        category: v.nullable(v.string()),
        /** Origin of the category: a person, an account of uploaded payments, or the vendor's name; null without a category. */
        categoryFrom: v.nullable(v.picklist(['person', 'account', 'name'])),
        /** The account as written in the payments, if the category is derived from it. */
        account: v.nullable(v.string()),
        spend: v.number(),
        /** Share of all spend; null without any. */
        share: v.nullable(v.number()),
        lastBilledOn: v.string(),
        /** All spellings of the vendor in the ledger. */
        names: v.array(v.string()),
      }),
    ),
    total: v.number(),
  }),
  failures: { 404: problem },
});
export type VendorsQuery = v.InferInput<typeof getVendors.query>;

/** Two normalized vendor names that may be the same vendor, and a person's decision; once accepted, `name` represents both. */
const vendorMerge = v.object({
  name: v.string(),
  other: v.string(),
  state: v.picklist(['suggested', 'accepted', 'refused']),
  /** Similarity from 0 to 1, and its reasons; null for a decision about names that are no longer in the ledger. */
  score: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** Spelling of each name in the ledger; names that are no longer in it are missing. */
  written: v.record(v.string(), v.string()),
});
export type VendorMerge = v.InferOutput<typeof vendorMerge>;

/** Returns pairs of vendor names that may be the same vendor, with the decisions about them. */
export const getVendorMerges = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/vendor-merges',
  auth: 'bearer',
  right: 'app:iq-clients',
  response: v.array(vendorMerge),
  failures: { 404: problem },
});

const vendorName = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** Records a decision about two names; `suggested` undoes it. */
export const putVendorMerge = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/vendor-merges',
  auth: 'bearer',
  right: 'app:iq-clients',
  body: v.object({ name: vendorName, other: vendorName, state: v.picklist(['suggested', 'accepted', 'refused']) }),
  status: 204,
  failures: { 404: problem },
});

/** Sets the category of a vendor, one of `@suite/insights` or of the firm's own; null removes the setting. */
export const putVendorCategory = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/vendor-categories',
  auth: 'bearer',
  right: 'app:iq-clients',
  body: v.object({
    vendor: vendorName,
    category: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
  }),
  status: 204,
  failures: { 404: problem },
});
