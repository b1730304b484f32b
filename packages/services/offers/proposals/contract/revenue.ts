/** Revenue of accepted proposals: what was never invoiced, clients who are invoiced without a proposal, and revenue by source. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';
import { sources } from './content';

/** `2027-01`. */
const month = v.string();

/**
 * Why the ledger cannot show what was invoiced. `not-linked`: the proposal's client has no customer in it. `not-reached`: it
 * starts after the month's first day or ends before its last. `other-currency`: all invoices of the month are in currencies in
 * which the client accepted nothing.
 */
export const gaps = ['not-linked', 'not-reached', 'other-currency'] as const;
export type Gap = (typeof gaps)[number];

/**
 * `invoiced`: each service is linked to one in the ledger and was invoiced. `not-linked`: some service is not linked, so it is
 * unknown whether it was invoiced, and no other service is missing. `unavailable`: there is a gap.
 * `dismissed`: a person decided that nothing is missing.
 */
export const leakageStates = ['missing', 'invoiced', 'not-linked', 'unavailable', 'dismissed'] as const;
export type LeakageState = (typeof leakageStates)[number];

/** Minor units. For a service of the ledger, or with null for all unlinked services, whose invoices are unknown. */
const part = v.object({
  service: v.nullable(v.string()),
  accepted: v.number(),
  invoiced: v.nullable(v.number()),
  missing: v.nullable(v.number()),
});

/** What a client accepted for a month in a currency, and what it was invoiced. Minor units. */
const leakage = v.object({
  /** Null for people who are not clients of the firm. */
  clientId: v.nullable(id),
  client: v.string(),
  /** Identifies the client in dismissals. */
  clientKey: v.string(),
  month,
  currency: v.string(),
  /** The client's accepted proposals in this currency. */
  proposalIds: v.array(id),
  /** Why a person dismissed the row; null unless somebody did. */
  dismissal: v.nullable(v.object({ reason: v.string(), by: v.string(), at: v.string() })),
  state: v.picklist(leakageStates),
  gap: v.nullable(v.picklist(gaps)),
  /** Whether amounts include tax, because some invoice of the month does not list it separately. */
  isGross: v.boolean(),
  accepted: v.number(),
  /** The part of it for services that are not linked to the ledger. */
  unlinked: v.number(),
  /** For the linked services; null with a gap or without linked services, as is `missing`. */
  invoiced: v.nullable(v.number()),
  /** The sum over services; a service that was invoiced for more counts as zero. */
  missing: v.nullable(v.number()),
  parts: v.array(part),
});
export type Leakage = v.InferOutput<typeof leakage>;

const leakageSums = v.object({
  currency: v.string(),
  /** Amounts that can be compared. */
  accepted: v.number(),
  missing: v.number(),
  /** Accepted amounts that cannot be compared: in months with a gap, and for services that are not linked. */
  unavailable: v.number(),
});

/** What clients accepted for past months, beside what they were invoiced. */
export const getLeakage = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/leakage',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    state: v.optional(v.picklist(leakageStates)),
    sort: v.optional(v.picklist(['month', 'client', 'accepted', 'missing']), 'missing'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({
    /** Date of the ledger's last import; null without a ledger. */
    asOf: v.nullable(isoDay),
    /** The past twelve months. */
    from: month,
    to: month,
    rows: v.array(leakage),
    total: v.number(),
    /** For all rows, regardless of the search. */
    counts: v.record(v.picklist(leakageStates), v.number()),
    sums: v.array(leakageSums),
  }),
  failures: { 503: problem },
});
export type LeakagePage = v.InferOutput<typeof getLeakage.response>;

const ofRow = {
  clientKey: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month such as 2027-01.')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};

/** Decides that nothing is missing for a client, a month and a currency. */
export const dismissLeakage = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/leakage/dismissals',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ ...ofRow, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  status: 204,
});

/** Undoes that. */
export const undismissLeakage = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/leakage/dismissals/removals',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object(ofRow),
  status: 204,
});

const unengaged = v.object({
  clientId: id,
  client: v.string(),
  currency: v.string(),
  /** Minor units without tax; with tax for invoices that do not list it separately. */
  invoiced: v.number(),
  invoices: v.number(),
  lastInvoiceOn: isoDay,
  /** The newest proposal that the client can still accept, or that is being prepared; null if there is none. */
  openProposalId: v.nullable(id),
});
export type Unengaged = v.InferOutput<typeof unengaged>;

/** Clients that the ledger invoiced in the 365 days before its last import and who never accepted a proposal. */
export const getUnengaged = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/unengaged',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    sort: v.optional(v.picklist(['client', 'invoiced', 'invoices', 'lastInvoiceOn']), 'invoiced'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({
    asOf: v.nullable(isoDay),
    rows: v.array(unengaged),
    /** Number of matches of the search. */
    total: v.number(),
    /** For all rows, regardless of the search. */
    clients: v.number(),
    sums: v.array(v.object({ currency: v.string(), invoiced: v.number() })),
  }),
  failures: { 503: problem },
});

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

/**
 * Value of proposals from a source that were accepted in a period. Minor units without tax, for the first 12 months; for an
 * amendment, its change in that time.
 */
const sourced = v.object({ source: v.picklist(sources), count: v.number(), firstYear: v.number() });

const period = v.object({
  /** Both ends included. */
  from: isoDay,
  to: isoDay,
  /** Whether the period has not ended. */
  isToDate: v.boolean(),
  currency: v.string(),
  /** Only sources with accepted proposals. */
  sources: v.array(sourced),
});
export type RevenuePeriod = v.InferOutput<typeof period>;

/** Newest first: twelve months, eight quarters or five years, each for every currency. Empty before the first acceptance. */
export const getRevenueBySource = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/sources',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ span: v.optional(v.picklist(spans), 'month') }),
  response: v.object({ periods: v.array(period) }),
});

/** The first 90 days of a new price; `before` is null where the ledger does not cover the same days a year earlier. */
const raiseEffect = v.object({
  /** The unit price that was billed last; null when nothing was billed. */
  billed: v.nullable(v.number()),
  volume: v.object({ before: v.nullable(v.number()), after: v.number() }),
  /** Without tax. */
  revenue: v.object({ before: v.nullable(v.number()), after: v.number() }),
  /** Whether the client was not billed for the service for two of its billing periods. */
  isLost: v.boolean(),
});

/** A price that an accepted proposal raised; unit prices in minor units of `currency`, after discounts and without tax. */
const raise = v.object({
  proposal: v.object({ id, number: v.number() }),
  clientId: id,
  client: v.string(),
  service: v.string(),
  currency: v.string(),
  before: v.number(),
  after: v.number(),
  inForceOn: isoDay,
  /** The first day on which the ledger can show the effect. */
  effectOn: isoDay,
  /** Null before that day, and without a ledger. */
  effect: v.nullable(raiseEffect),
});
export type Raise = v.InferOutput<typeof raise>;

/** Maximum number of raised prices in a response. */
export const MAX_RAISES = 500;

/** The newest raised prices that clients accepted, with what each did. */
export const getRaises = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/raises',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ asOf: v.nullable(isoDay), raises: v.array(raise) }),
  failures: { 503: problem },
});
