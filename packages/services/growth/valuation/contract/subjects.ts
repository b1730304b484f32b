/** Subjects of a valuation: the firm itself, and clients that it values. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { currency, of, range } from './terms';

const subject = v.object({
  id,
  name: v.string(),
  currency: v.string(),
  /** The most recently saved version. */
  latest: v.nullable(v.object({ number: v.number(), on: v.string(), value: range })),
});
export type Subject = v.InferOutput<typeof subject>;

/** Returns the clients that are valued, by name. */
export const getValuedClients = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects',
  response: v.object({ subjects: v.array(subject) }),
});

export const createValuedClient = endpoint({
  ...of,
  method: 'POST',
  path: '/rightexit/v1/subjects',
  body: v.object({ name, clientId: v.nullable(id), currency }),
  status: 201,
  response: subject,
  failures: { 404: problem, 409: problem },
});

export const deleteValuedClient = endpoint({
  ...of,
  method: 'DELETE',
  path: '/rightexit/v1/subjects/{subjectId}',
  status: 204,
  failures: { 404: problem },
});

/** Returns clients of the firm that can be added, by a part of their name. */
export const findClientsToValue = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/clients',
  query: v.object({ find: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
  response: v.object({ clients: v.array(v.object({ id, name: v.string() })) }),
});

export const MAX_SUBJECTS = 500;
