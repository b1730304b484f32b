/**
 * The figures of IQ for the token's company, as of A: the day of the last successful import, or an earlier one that
 * `asOf` names. Money is whole minor units of the firm's currency unless a row says otherwise; days are `2021-03-17`,
 * months `2021-03`, shares and changes fractions. What each figure is stands in `@suite/insights/definitions`, and
 * `/figures/{figure}/rows` lists what it stands on.
 */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged, pageSize } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { segmentMoves } from '@suite/insights/segments/segment-move';
import * as v from 'valibot';
import { getDashboard, getFigureState } from './dashboard';
import { getClientInvoices, getClientPayments, getDocument, getFigureRows } from './ledger-rows';
import {
  asOf,
  badge,
  badges,
  day,
  excluded,
  excludedOfSales,
  figure,
  firmMonth,
  month,
  owed,
  period,
  readers,
  shares,
  told,
} from './metric-schemas';
import { getSegmentMoves } from './segment-moves';

/** A client with its figures, in a list. */
const clientRow = v.object({
  clientId: id,
  name: v.string(),
  badge,
  /** Of the 365 days to A, and of those before: not available unless the firm's ledger covers the whole of both. */
  sales: v.number(),
  salesBefore: figure,
  /** Sales without tax; with it where `taxUnknown` documents do not tell it apart. */
  revenue: v.number(),
  revenueBefore: figure,
  taxUnknown: v.number(),
  /** Documents that sales or what is open leave out. */
  excluded: v.array(excluded),
  ...owed,
  longestPastDue: figure,
  invoices: v.number(),
  firstInvoiceOn: v.nullable(v.string()),
  lastInvoiceOn: v.nullable(v.string()),
  /** Median days between invoice dates; null with fewer than two. */
  medianGap: v.nullable(v.number()),
  daysLate: figure,
  shareLate: figure,
  /** On the day that `since` of the question names; null for a client without documents then. */
  badgeBefore: v.optional(v.nullable(badge)),
});
export type ClientRow = v.InferOutput<typeof clientRow>;

const clientSorts = [
  'name',
  'badge',
  'sales',
  'salesBefore',
  'revenue',
  'revenueBefore',
  'open',
  'overdue',
  'overdueLessCredit',
  'longestPastDue',
  'invoices',
  'firstInvoiceOn',
  'lastInvoiceOn',
  'medianGap',
  'daysLate',
  'shareLate',
] as const;
export type ClientSort = (typeof clientSorts)[number];

export const getClientFigures = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/clients',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-client-advisory'],
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    badge: v.optional(badge),
    /** Only clients that changed their segment since this day: by how they moved, or by their segment then, `none` without documents. */
    since: v.optional(day),
    move: v.optional(v.picklist(segmentMoves)),
    from: v.optional(v.picklist([...badges, 'none'])),
    sort: v.optional(v.picklist(clientSorts), 'name'),
    order: v.optional(order, 'ascending'),
  }),
  /** `total` counts all that were found. */
  answer: v.object({ ...told, clients: v.array(clientRow), total: v.number() }),
  failures: { 404: problem },
});

const faults = v.object({
  paidBeforeInvoice: v.number(),
  paidAboveInvoice: v.number(),
  dueBeforeIssue: v.number(),
  unconverted: v.number(),
});

export const getClientFigure = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/clients/{clientId}',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(asOf),
  answer: v.object({
    ...told,
    client: clientRow,
    /** What sales and DSO are of. */
    period,
    /** Names of the rules of its badge that match (`badgeOf` of `@suite/insights`). */
    because: v.array(v.string()),
    /** Names of rules that come before and could not be judged, by what is not known. */
    undecided: v.array(v.string()),
    /** `isMerged`: of a client that a person merged into this one. */
    ledgerCustomers: v.array(v.object({ name: v.string(), source: v.string(), isMerged: v.boolean() })),
    /** Clients that people merged into this one. */
    merged: v.array(v.object({ clientId: id, name: v.string(), mergedAt: v.string(), mergedBy: v.string() })),
    faults,
    excluded: excludedOfSales,
    months: v.array(firmMonth),
  }),
  failures: { 404: problem },
});

/**
 * Receivables month by month, the newest first: `limit` whole months that the ledger covers, and the running one. CEI of
 * the whole ones is their sales-weighted mean, without those that are `leftOut`, and the period in one piece.
 */
export const getFigureMonths = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/months',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object({ ...asOf, limit: v.optional(pageSize, '24') }),
  answer: v.object({
    ...told,
    months: v.array(firmMonth),
    mean: figure,
    leftOut: v.array(v.string()),
    inOnePiece: figure,
    /** Documents that the months leave out, each once. */
    excluded: v.array(excluded),
  }),
  failures: { 404: problem },
});

/**
 * `unknown`: no increase was seen, and the ledger covers too little time to tell whether the price is fresh. `ended`: not billed
 * for two of its billing periods.
 */
const freshness = v.picklist(['fresh', 'due', 'stale', 'very-stale', 'unknown', 'ended']);

/** A recurring service of a client; its prices are of `currency`, its opportunity of the firm's. */
const price = v.object({
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  price: v.number(),
  since: v.string(),
  /** With `first-billing` no increase was seen: the price is of `since` or earlier, and `months` old at least. */
  sinceKind: v.picklist(['increase', 'first-billing']),
  priceThen: v.number(),
  lastOn: v.string(),
  months: v.number(),
  freshness,
  nominalChange: v.number(),
  /** Null without consumer prices, without enough clients to compare with, and without either; the last two when it is ended. */
  realChange: v.nullable(v.number()),
  peerGap: v.nullable(v.number()),
  annualQuantity: v.number(),
  /** Median days between its billings. */
  period: v.number(),
  opportunity: v.nullable(v.number()),
  opportunityBy: v.nullable(v.picklist(['cpi-catch-up', 'uplift-to-median', 'neither'])),
});
export type Price = v.InferOutput<typeof price>;

const priceSorts = [
  'client',
  'service',
  'price',
  'since',
  'lastOn',
  'months',
  'nominalChange',
  'realChange',
  'peerGap',
  'annualQuantity',
  'opportunity',
] as const;
export type PriceSort = (typeof priceSorts)[number];

export const getPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/prices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    freshness: v.optional(freshness),
    clientId: v.optional(id),
    sort: v.optional(v.picklist(priceSorts), 'opportunity'),
    order: v.optional(order, 'descending'),
  }),
  /** `opportunity` adds up what is known of all that were found. */
  answer: v.object({ ...told, prices: v.array(price), total: v.number(), opportunity: v.nullable(v.number()) }),
  failures: { 404: problem },
});

export const vendorAnalysis = v.object({
  ...told,
  ...shares,
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

export const getVendorAnalysis = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/vendor-analysis',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(asOf),
  answer: vendorAnalysis,
  failures: { 404: problem },
});

const vendorSorts = ['name', 'category', 'spend', 'lastBilledOn'] as const;
export type VendorSort = (typeof vendorSorts)[number];

export const getVendors = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/vendors',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    sort: v.optional(v.picklist(vendorSorts), 'spend'),
    order: v.optional(order, 'descending'),
  }),
  answer: v.object({
    ...told,
    vendors: v.array(
      v.object({
        /** The name that it is recognized by, without case, punctuation and legal form; the rows behind its spend are asked for by it. */
        vendor: v.string(),
        /** As the ledger writes it where most was spent. */
        name: v.string(),
        category: v.nullable(v.string()),
        /** What says so: a person, an account that uploaded payments name, or the vendor's name; null without a category. */
        categoryFrom: v.nullable(v.picklist(['person', 'account', 'name'])),
        /** The account as the payments write it, where the category is from it. */
        account: v.nullable(v.string()),
        spend: v.number(),
        /** Of all spend; null when there is none. */
        share: v.nullable(v.number()),
        lastBilledOn: v.string(),
        /** All names that it has in the ledger. */
        names: v.array(v.string()),
      }),
    ),
    total: v.number(),
  }),
  failures: { 404: problem },
});

/** Two normalised vendor names that may be one, and what a person decided: once accepted, `name` stands for both. */
const vendorMerge = v.object({
  name: v.string(),
  other: v.string(),
  state: v.picklist(['suggested', 'accepted', 'refused']),
  /** From 0 to 1, and why they are alike; null of a decision on names that the ledger no longer has. */
  score: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** How the ledger writes the two; what it no longer has is missing. */
  written: v.record(v.string(), v.string()),
});
export type VendorMerge = v.InferOutput<typeof vendorMerge>;

export const getVendorMerges = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/vendor-merges',
  auth: 'bearer',
  right: 'app:iq-clients',
  answer: v.array(vendorMerge),
  failures: { 404: problem },
});

const vendorName = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** Decides on two names; `suggested` undoes a decision. */
export const putVendorMerge = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/vendor-merges',
  auth: 'bearer',
  right: 'app:iq-clients',
  body: v.object({ name: vendorName, other: vendorName, state: v.picklist(['suggested', 'accepted', 'refused']) }),
  status: 204,
  failures: { 404: problem },
});

/** Says what a vendor sells, in a category of `@suite/insights` or one of the firm's own; null takes that back. */
export const putVendorCategory = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/vendor-categories',
  auth: 'bearer',
  right: 'app:iq-clients',
  body: v.object({
    vendor: vendorName,
    category: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
  }),
  status: 204,
  failures: { 404: problem },
});

const consumerPrices = v.array(v.object({ month, value: v.pipe(v.number(), v.minValue(0.000_001), v.maxValue(1_000_000_000)) }));
export type ConsumerPrices = v.InferOutput<typeof consumerPrices>;

export const getConsumerPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/consumer-prices',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-settings'],
  answer: v.object({ prices: consumerPrices }),
});

/** Replaces the table, whole: a consumer price index by month on any one base, each month once. */
export const putConsumerPrices = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/consumer-prices',
  auth: 'bearer',
  right: 'app:iq-settings',
  body: v.object({ prices: v.pipe(consumerPrices, v.maxLength(2400)) }),
  answer: v.object({ prices: consumerPrices }),
});

const publishedTable = v.object({ name: v.string(), prices: consumerPrices });
/** A table that somebody publishes, by what its file says that it is. */
export type PublishedTable = v.InferOutput<typeof publishedTable>;

/** Tables that the firm can take over as its own: the operator's first, then the one that comes with the suite. */
export const getPublishedPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/consumer-prices/published',
  auth: 'bearer',
  right: 'app:iq-settings',
  answer: v.object({ tables: v.array(publishedTable) }),
});

export const getDefinitions = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/figures/definitions',
  auth: 'bearer',
  right: readers,
  answer: v.array(v.object({ key: v.string(), name: v.string(), formula: v.string(), rows: v.string() })),
});

export const figuresEndpoints = {
  getFigureState,
  getDashboard,
  getClientFigures,
  getClientFigure,
  getClientInvoices,
  getClientPayments,
  getFigureRows,
  getDocument,
  getFigureMonths,
  getPrices,
  getSegmentMoves,
  getVendorAnalysis,
  getVendors,
  getVendorMerges,
  putVendorMerge,
  putVendorCategory,
  getConsumerPrices,
  putConsumerPrices,
  getPublishedPrices,
  getDefinitions,
};
