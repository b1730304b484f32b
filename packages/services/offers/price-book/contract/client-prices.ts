/** What the ledger knows while somebody types a price: what the firm's clients pay, and what this one pays. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, paged, pageSize } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { price } from '@suite/pricing/line';
import * as v from 'valibot';
import { currency } from './price-book';

/** Minor units of `currency`. Changes are fractions. */
const clientPrice = v.object({
  /** Name of the service in the ledger. */
  service: v.string(),
  currency,
  /** Across all clients billed for it; null with fewer than three. */
  firm: v.nullable(v.object({ median: price, lowest: price, highest: price, clients: v.number() })),
  /** Null when the client has never been billed for it. */
  client: v.nullable(
    v.object({
      price,
      since: v.string(),
      /** Whether the price increased then; otherwise it is at least that old. */
      isIncrease: v.boolean(),
      months: v.number(),
      /** Null without consumer prices. */
      realChange: v.nullable(v.number()),
      isEnded: v.boolean(),
    }),
  ),
});
export type ClientPrice = v.InferOutput<typeof clientPrice>;

/** How a client pays, with the supporting numbers; null when the ledger does not say. */
const payment = v.object({
  isLatePayer: v.boolean(),
  daysLate: v.nullable(v.number()),
  open: v.nullable(v.number()),
  overdue: v.nullable(v.number()),
  currency,
});
export type ClientPayment = v.InferOutput<typeof payment>;

/** The prices of every recurring service, for all clients and for one; `payment` is null without a ledger. */
export const getClientPrices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/clients/{clientId}/prices',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ asOf: v.nullable(v.string()), prices: v.array(clientPrice), payment: v.nullable(payment) }),
  failures: { 404: problem },
});

const offeredClient = v.object({ clientId: id, name: v.string(), email: v.nullable(v.string()) });
export type OfferedClient = v.InferOutput<typeof offeredClient>;

/** Clients of the firm whose name contains a text, twenty by default; names that start with it come first. */
export const findClients = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/clients',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ ...paged, limit: v.optional(pageSize, '20'), find: v.optional(find, '') }),
  response: v.object({ clients: v.array(offeredClient), total: v.number() }),
});
