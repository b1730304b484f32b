/** What accepted proposals bring: what of them was never invoiced, who is invoiced without one, and where they came from. */

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
 * Why the ledger cannot say what was invoiced. `not-linked`: the proposal's client has no customer in it. `not-reached`: it begins
 * after the month's first day or ends before its last. `other-currency`: all invoices of the month are in currencies in which the
 * client accepted nothing.
 */
export const gaps = ['not-linked', 'not-reached', 'other-currency'] as const;
export type Gap = (typeof gaps)[number];

/**
 * `invoiced` says that each service is linked to one of the ledger and was invoiced. `not-linked`: some service is not, so nothing says
 * whether it was, and no other one is missing. `unavailable` has a gap.
 */
export const leakageStates = ['missing', 'invoiced', 'not-linked', 'unavailable'] as const;
export type LeakageState = (typeof leakageStates)[number];

/** Minor units. Of a service of the ledger, or with null of all that are linked to none, of which nobody knows what was invoiced. */
const part = v.object({
  service: v.nullable(v.string()),
  accepted: v.number(),
  invoiced: v.nullable(v.number()),
  missing: v.nullable(v.number()),
});

/** What a client accepted for a month in a currency, beside what it was invoiced. Minor units. */
const leakage = v.object({
  /** Null for somebody who is no client of the firm. */
  clientId: v.nullable(id),
  client: v.string(),
  month,
  currency: v.string(),
  state: v.picklist(leakageStates),
  gap: v.nullable(v.picklist(gaps)),
  /** Whether amounts are with tax: some invoice of the month does not tell it apart. */
  isGross: v.boolean(),
  accepted: v.number(),
  /** What of it is for services that are linked to none of the ledger. */
  unlinked: v.number(),
  /** For the linked services; null with a gap or without one, as `missing`. */
  invoiced: v.nullable(v.number()),
  /** Of all services, each of which misses nothing where more was invoiced. */
  missing: v.nullable(v.number()),
  parts: v.array(part),
});
export type Leakage = v.InferOutput<typeof leakage>;

const leakageSums = v.object({
  currency: v.string(),
  /** Of what can be compared. */
  accepted: v.number(),
  missing: v.number(),
  /** Accepted, of what cannot: in months with a gap, and of services that are not linked. */
  unavailable: v.number(),
});

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
  answer: v.object({
    /** The day of the ledger's last import; null without a ledger. */
    asOf: v.nullable(isoDay),
    /** The twelve months that have ended. */
    from: month,
    to: month,
    rows: v.array(leakage),
    total: v.number(),
    /** Of all rows, whatever is searched for. */
    counts: v.record(v.picklist(leakageStates), v.number()),
    sums: v.array(leakageSums),
  }),
  failures: { 503: problem },
});

const unengaged = v.object({
  clientId: id,
  client: v.string(),
  currency: v.string(),
  /** Minor units without tax; with it for invoices that do not tell it apart. */
  invoiced: v.number(),
  invoices: v.number(),
  lastInvoiceOn: isoDay,
  /** The newest proposal that the client can still accept, or that is being prepared; null for none. */
  openProposalId: v.nullable(id),
});
export type Unengaged = v.InferOutput<typeof unengaged>;

/** Clients that the ledger invoiced in the 365 days to its last import, none of whose proposals was ever accepted. */
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
  answer: v.object({
    asOf: v.nullable(isoDay),
    rows: v.array(unengaged),
    /** Of what is searched for. */
    total: v.number(),
    /** Of all, whatever is searched for. */
    clients: v.number(),
    sums: v.array(v.object({ currency: v.string(), invoiced: v.number() })),
  }),
  failures: { 503: problem },
});

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

/** What was accepted in a period from a source. Minor units without tax, of the first 12 months; of an amendment what it changes in it. */
const sourced = v.object({ source: v.picklist(sources), count: v.number(), firstYear: v.number() });

const period = v.object({
  /** Both ends included. */
  from: isoDay,
  to: isoDay,
  /** It has not ended. */
  isToDate: v.boolean(),
  currency: v.string(),
  /** Those of which something was accepted. */
  sources: v.array(sourced),
});
export type RevenuePeriod = v.InferOutput<typeof period>;

/** The newest first: twelve months, eight quarters or five years, each for every currency. Empty before anything was accepted. */
export const getRevenueBySource = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/revenue/sources',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ span: v.optional(v.picklist(spans), 'month') }),
  answer: v.object({ periods: v.array(period) }),
});
