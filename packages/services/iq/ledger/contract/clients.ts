/** The record of a client: its name and e-mail address. Duplicate clients: merged by a person, and separated again. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { email, id, name } from '@suite/contract/schema';
import * as v from 'valibot';

const right = 'app:iq-clients' as const;

const duplicates = v.object({
  /** At most 50; groups with the same name first. */
  groups: v.array(
    v.object({
      /** What the clients share: their names apart from case, punctuation and legal form, or an email address. */
      reason: v.picklist(['name', 'email']),
      key: v.string(),
      clients: v.array(v.object({ id, name: v.string(), email: v.nullable(v.string()) })),
    }),
  ),
  total: v.number(),
});
export type Duplicates = v.InferOutput<typeof duplicates>;

export const getDuplicates = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/duplicates',
  auth: 'bearer',
  right,
  response: duplicates,
});

/** Records that suggested clients are different. They are no longer suggested. */
export const putDistinct = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/duplicates',
  auth: 'bearer',
  right,
  body: v.object({
    reason: v.picklist(['name', 'email']),
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    clientIds: v.pipe(v.array(id), v.minLength(2), v.maxLength(20)),
  }),
  status: 204,
  failures: { 404: problem },
});

/** Merges clients into one of them, which keeps its name. The metrics are updated. */
export const mergeClients = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/merges',
  auth: 'bearer',
  right,
  body: v.object({
    intoId: id,
    clientIds: v.pipe(
      v.array(id),
      v.minLength(1),
      v.maxLength(20),
      v.check((ids) => new Set(ids).size === ids.length, 'Name each client once.'),
    ),
  }),
  status: 204,
  failures: { 404: problem },
});

export const separateClient = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/merges/{clientId}',
  auth: 'bearer',
  right,
  status: 204,
  failures: { 404: problem },
});

const client = v.object({
  id,
  name: v.string(),
  /** Where reminders go; null while unknown. */
  email: v.nullable(v.string()),
  version: v.number(),
});
export type Client = v.InferOutput<typeof client>;

/** Returns the record of a client that isn't merged into another one. */
export const getClient = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/records/{clientId}',
  auth: 'bearer',
  right,
  response: client,
  failures: { 404: problem },
});

/** Changes the name and the e-mail address of a client. Its customers in the ledger stay linked and keep their names. */
export const putClient = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/clients/records/{clientId}',
  auth: 'bearer',
  right,
  body: v.object({ name, email: v.nullable(email), version: v.number() }),
  response: client,
  failures: { 404: problem, 409: problem },
});
