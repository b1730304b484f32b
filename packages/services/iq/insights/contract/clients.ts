/** Clients with their metrics. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { segmentMoves } from '@suite/insights/segments/segment-move';
import * as v from 'valibot';
import { asOf, badge, badges, excluded, excludedOfSales, firmMonth, ledgerHead, metric, owed, period } from './metric-schemas';

const clientRow = v.object({
  clientId: id,
  name: v.string(),
  badge,
  /**
   * Sales of the 365 days up to the as-of date, and of the 365 days before; the latter are not available unless the firm's ledger
   * covers both completely.
   */
  sales: metric,
  salesBefore: metric,
  /** Sales without tax, except for the `taxUnknown` documents whose source does not separate it. */
  revenue: metric,
  revenueBefore: metric,
  taxUnknown: v.number(),
  /** Documents that are excluded from sales or open amounts. */
  excluded: v.array(excluded),
  ...owed,
  longestPastDue: metric,
  invoices: v.number(),
  firstInvoiceOn: v.nullable(v.string()),
  lastInvoiceOn: v.nullable(v.string()),
  /** Median days between invoice dates; null with fewer than two. */
  medianGap: v.nullable(v.number()),
  daysLate: metric,
  shareLate: metric,
  /** Segment on the day of the query's `since`; null for a client without documents then. */
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

/** Returns a page of clients with their metrics; `total` counts all matches. */
export const getClientMetrics = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-client-advisory'],
  query: v.object({
    ...asOf,
    ...paged,
    find: v.optional(find, ''),
    badge: v.optional(badge),
    /** Only clients with overdue amounts. */
    only: v.optional(v.literal('overdue')),
    /**
     * Only clients whose segment has changed since this day: by the kind of change, or by their segment then, `none` without
     * documents.
     */
    since: v.optional(day),
    move: v.optional(v.picklist(segmentMoves)),
    from: v.optional(v.picklist([...badges, 'none'])),
    sort: v.optional(v.picklist(clientSorts), 'name'),
    order: v.optional(order, 'ascending'),
  }),
  /** `total` counts all matches. */
  response: v.object({ ...ledgerHead, clients: v.array(clientRow), total: v.number() }),
  failures: { 404: problem },
});
export type ClientsQuery = v.InferInput<typeof getClientMetrics.query>;

const faults = v.object({
  paidBeforeInvoice: v.number(),
  paidAboveInvoice: v.number(),
  dueBeforeIssue: v.number(),
  unconverted: v.number(),
});

/** Returns a client with its metrics, and the reasons for its segment. */
export const getClientMetric = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients/{clientId}',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(asOf),
  response: v.object({
    ...ledgerHead,
    client: clientRow,
    /** The period of sales and DSO. */
    period,
    /** Names of the matching rules of its segment (`badgeOf` of `@suite/insights`). */
    because: v.array(v.string()),
    /**
     * Names of rules before the first certain match that could not be evaluated; if there are any, the segment is not available.
     */
    undecided: v.array(v.string()),
    /** Names of rules that need more of the year before than the ledger covers; they did not match. */
    uncompared: v.array(v.string()),
    /** `isMerged`: belongs to a client that a person merged into this one. */
    ledgerCustomers: v.array(v.object({ name: v.string(), source: v.string(), isMerged: v.boolean() })),
    /** Clients that people merged into this one. */
    merged: v.array(v.object({ clientId: id, name: v.string(), mergedAt: v.string(), mergedBy: v.string() })),
    faults,
    excluded: excludedOfSales,
    months: v.array(firmMonth),
  }),
  failures: { 404: problem },
});
