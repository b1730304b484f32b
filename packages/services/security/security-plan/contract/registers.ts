/** The plan's registers: lists that a firm keeps current. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, paged } from '@suite/contract/paging';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { day, text } from './plan';

export const registers = ['providers', 'assets', 'risks', 'incidents', 'exceptions'] as const;
export type Register = (typeof registers)[number];

const scale = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const people = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
const maybeDay = v.nullable(day);

/** `hasData`: whether the provider can access customer information. */
const provider = v.object({
  kind: v.literal('providers'),
  name,
  service: text(500),
  hasData: v.boolean(),
  /** The agreement that obliges the provider to maintain safeguards; empty when there is none. */
  contract: text(500),
  certifications: text(500),
  assessedOn: maybeDay,
  reassessOn: maybeDay,
  note: text(2000),
});
const asset = v.object({
  kind: v.literal('assets'),
  name,
  location: text(200),
  classification: v.picklist(['public', 'internal', 'confidential', 'taxpayer']),
  owner: text(200),
  retention: text(200),
  note: text(2000),
});
const risk = v.object({
  kind: v.literal('risks'),
  name,
  likelihood: scale,
  impact: scale,
  treatment: v.picklist(['reduce', 'accept', 'transfer', 'avoid']),
  measures: text(2000),
  owner: text(200),
  reviewedOn: maybeDay,
  reviewOn: maybeDay,
});
/** An event, or a step taken in response. */
const step = v.object({ on: day, what: v.pipe(text(500), v.minLength(1)) });
const incident = v.object({
  kind: v.literal('incidents'),
  name,
  discoveredOn: day,
  status: v.picklist(['open', 'closed']),
  what: text(4000),
  /** Number of consumers whose unencrypted information was acquired; null while unknown. */
  consumers: v.nullable(people),
  ftcNotifiedOn: maybeDay,
  irsNotifiedOn: maybeDay,
  stateNotifiedOn: maybeDay,
  clientsNotifiedOn: maybeDay,
  timeline: v.pipe(v.array(step), v.maxLength(100)),
});
const exception = v.object({
  kind: v.literal('exceptions'),
  name,
  reason: text(2000),
  approvedBy: text(200),
  approvedOn: maybeDay,
  until: maybeDay,
  compensation: text(2000),
});

const data = v.variant('kind', [provider, asset, risk, incident, exception]);
export type EntryData = v.InferOutput<typeof data>;
export type DataOf<Kind extends Register> = Extract<EntryData, { kind: Kind }>;

const entry = v.object({
  id,
  version: v.number(),
  data,
  /** The entry's state today, such as an incident's deadline or a date that has passed. */
  state: v.object({ tone: v.picklist(['good', 'warn', 'bad', 'neutral']), text: v.string() }),
  changedAt: v.string(),
});
export type Entry = v.InferOutput<typeof entry>;

/** The maximum number of entries per register. */
export const MAX_ENTRIES = 2000;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Returns a page of a register by name, or of incidents by the day of discovery. */
export const getRegister = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/registers/{kind}',
  query: v.object({ ...paged, find: v.optional(find, '') }),
  response: v.object({ entries: v.array(entry), total: v.number() }),
  failures: { 404: problem },
});

export const createEntry = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/entries',
  body: v.object({ data }),
  status: 201,
  response: entry,
  failures: { 400: problem, 409: problem },
});

export const putEntry = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/entries/{entryId}',
  body: v.object({ data, version: v.number() }),
  response: entry,
  failures: { 400: problem, 404: problem, 409: problem },
});

export const deleteEntry = endpoint({
  ...of,
  method: 'DELETE',
  path: '/wisp/v1/entries/{entryId}',
  status: 204,
  failures: { 404: problem },
});

/** Returns the ledger's vendors that are in the directory of providers but not in the register. */
export const getProviderSuggestions = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/provider-suggestions',
  response: v.object({
    suggestions: v.array(
      v.object({ name: v.string(), service: v.string(), website: v.string(), contract: v.string(), certifications: v.string() }),
    ),
  }),
});
