/** Duplicate clients of a firm: merged by a person, and separated again. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
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
