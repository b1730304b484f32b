/** Many proposals made and sent at once: from a template, renewals of accepted proposals, or new prices of stale services. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { billings, price } from '@suite/pricing/line';
import * as v from 'valibot';
import { isoDay, recipient } from './content';

const moment = v.string();

/** Maximum number of clients of a batch. */
export const MAX_IN_BATCH = 500;

export const batchKinds = ['template', 'renewal', 'raise'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Prices that are raised together are rounded half up to this many whole units of the currency; 0 for its smallest unit, such as the cent. */
export const roundings = [0, 1, 5, 10] as const;
export type RoundTo = (typeof roundings)[number];

const batchStates = ['preview', 'sending', 'done'] as const;
export type BatchState = (typeof batchStates)[number];

/** `blocked` cannot be sent as it is; `approval` needs an administrator's approval. The last three are outcomes. */
export const batchItemStates = ['ready', 'approval', 'blocked', 'sent', 'awaiting-approval', 'failed'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

const priceSources = ['accepted', 'ledger', 'price-book', 'template'] as const;
export type PriceSource = (typeof priceSources)[number];

/**
 * The yearly cost of the items of a currency that can be sent, in minor units with tax. `before` is null for a template.
 */
const sum = v.object({ currency: v.string(), before: v.nullable(v.number()), after: v.number() });

const batch = v.object({
  id,
  kind: v.picklist(batchKinds),
  /** Title of the template; empty otherwise. */
  template: v.string(),
  by: v.string(),
  /** Hundredths of a percent, for prices that the clients already pay. A raise has a suggestion for each instead. */
  increase: v.number(),
  roundTo: v.picklist(roundings),
  title: v.nullable(v.string()),
  message: v.nullable(v.string()),
  expiresOn: isoDay,
  revision: v.number(),
  state: v.picklist(batchStates),
  counts: v.object(v.entriesFromList(batchItemStates, v.number())),
  createdAt: moment,
  startedAt: v.nullable(moment),
  finishedAt: v.nullable(moment),
});
export type Batch = v.InferOutput<typeof batch>;

/**
 * Minor units. `before` is the client's current unit price, including price inputs; null when the client does not pay for it yet.
 */
const batchLine = v.object({
  id,
  option: v.string(),
  name: v.string(),
  billing: v.picklist(billings),
  unit: v.string(),
  quantity: v.number(),
  isAddOn: v.boolean(),
  before: v.nullable(v.number()),
  source: v.picklist(priceSources),
  price,
  /** Amount that price inputs add to the unit price. */
  inputs: v.number(),
  isEdited: v.boolean(),
  /** An accepted line that is left out of an amendment stays as it is. */
  isLeftOut: v.boolean(),
  /** Why the price is raised; null for a price that is not. */
  raise: v.nullable(
    v.object({
      /** The suggested price; null when nothing suggests one. */
      suggested: v.nullable(price),
      uplift: v.number(),
      by: v.picklist(['cpi-catch-up', 'uplift-to-median', 'neither']),
      isCapped: v.boolean(),
    }),
  ),
});
export type BatchLine = v.InferOutput<typeof batchLine>;

const batchItem = v.object({
  id,
  clientId: v.nullable(id),
  client: v.string(),
  renews: v.nullable(v.object({ id, number: v.number() })),
  amends: v.nullable(v.object({ id, number: v.number() })),
  title: v.string(),
  currency: v.string(),
  recipients: v.array(recipient),
  lines: v.array(batchLine),
  state: v.picklist(batchItemStates),
  /** Why it cannot be sent, needs approval, or was not sent. */
  reasons: v.array(v.string()),
  /** The cost of a whole year, before and after; minor units with tax. */
  yearBefore: v.nullable(v.number()),
  year: v.number(),
  proposal: v.nullable(v.object({ id, number: v.number() })),
});
export type BatchItem = v.InferOutput<typeof batchItem>;

const renewable = v.object({
  id,
  number: v.number(),
  title: v.string(),
  client: v.string(),
  currency: v.string(),
  firstYear: v.number(),
  acceptedOn: isoDay,
  /** The last day of its first 12 months. */
  endsOn: isoDay,
});
export type Renewable = v.InferOutput<typeof renewable>;

/**
 * Accepted proposals whose first 12 months end within some days or have ended. Those with a started renewal or an accepted
 * amendment are left out.
 */
export const getRenewable = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/renewable',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    within: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(3660)), '60'),
    sort: v.optional(v.picklist(['endsOn', 'client', 'firstYear']), 'endsOn'),
    order: v.optional(order, 'ascending'),
  }),
  response: v.object({ renewable: v.array(renewable), total: v.number() }),
});
export type RenewablePage = v.InferOutput<typeof getRenewable.response>;

const ids = v.pipe(
  v.array(id),
  v.minLength(1, 'Choose one at least.'),
  v.maxLength(MAX_IN_BATCH, `Choose ${MAX_IN_BATCH} at most.`),
  v.check((all) => new Set(all).size === all.length, 'Choose each once.'),
);

/** A new price of a unit of a service that the ledger bills to a client, instead of the suggested one. */
const newPrice = v.object({
  service: v.pipe(v.string(), v.maxLength(500)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  price,
});
export type NewPrice = v.InferOutput<typeof newPrice>;

const raised = v.pipe(
  v.array(v.object({ clientId: id, prices: v.pipe(v.array(newPrice), v.maxLength(200)) })),
  v.minLength(1, 'Choose one at least.'),
  v.maxLength(MAX_IN_BATCH, `Choose ${MAX_IN_BATCH} at most.`),
  v.check((all) => new Set(all.map(({ clientId }) => clientId)).size === all.length, 'Choose each once.'),
);

/**
 * Prepares proposals; clients receive nothing before the batch is started. A raise has all stale prices of each client and those
 * that are given: as an amendment of the accepted proposal with these services, or else as a new proposal.
 */
export const createBatch = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches',
  auth: 'bearer',
  right: 'app:offer',
  body: v.variant('kind', [
    v.object({ kind: v.literal('template'), templateId: id, clientIds: ids }),
    v.object({ kind: v.literal('renewal'), proposalIds: ids }),
    v.object({ kind: v.literal('raise'), clients: raised }),
  ]),
  status: 201,
  response: batch,
  failures: { 404: problem, 503: problem },
});

export const getBatches = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ batches: v.array(batch) }),
});

/** A batch with a page of its items, by the names of the clients. */
export const getBatch = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches/{batchId}',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ ...paged, state: v.optional(v.picklist(batchItemStates)) }),
  response: v.object({ batch, sums: v.array(sum), items: v.array(batchItem), total: v.number() }),
  failures: { 404: problem },
});
export type BatchPage = v.InferOutput<typeof getBatch.response>;

const revision = v.number();

/** Sets what all proposals of a batch share. Prices that somebody has edited stay. */
export const putBatch = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches/{batchId}',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({
    revision,
    increase: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    roundTo: v.picklist(roundings),
    title: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
    message: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(5000))),
    expiresOn: isoDay,
  }),
  response: batch,
  failures: { 404: problem, 409: problem },
});

/** Edits the item of one client: prices by line, lines that are left out, and recipients. */
export const putBatchItem = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches/{batchId}/items/{itemId}',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({
    revision,
    prices: v.record(id, price),
    leftOut: v.pipe(v.array(id), v.maxLength(600)),
    recipients: v.pipe(
      v.array(recipient),
      v.maxLength(10),
      v.check((all) => new Set(all.map((one) => one.email)).size === all.length, 'List each address once.'),
    ),
  }),
  response: v.object({ batch, item: batchItem }),
  failures: { 404: problem, 409: problem },
});

export const deleteBatchItem = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches/{batchId}/items/{itemId}',
  auth: 'bearer',
  right: 'app:offer',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/**
 * Creates and sends all sendable proposals of a batch, one after another. For a batch that was already started, the response is
 * its current state.
 */
export const startBatch = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/batches/{batchId}/start',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ revision }),
  status: 202,
  response: batch,
  failures: { 404: problem, 409: problem },
});
