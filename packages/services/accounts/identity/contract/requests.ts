/** Requests for access to apps, and who closed an app to a person. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { order } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { app, pageQuery } from './access';

const word = v.pipe(v.string(), v.trim(), v.maxLength(500));

export const accessRequest = v.object({
  id,
  app,
  /** Reason for the request; may be empty. */
  reason: v.string(),
  state: v.picklist(['open', 'granted', 'refused']),
  /** The administrator's comment; empty without one. */
  answer: v.string(),
  requestedAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** Name of the person who decided; null while the request is open. */
  decidedBy: v.nullable(v.string()),
});
export type AccessRequest = v.InferOutput<typeof accessRequest>;

/** A request with the person who made it. */
export const personRequest = v.object({ ...accessRequest.entries, userId: id, name: v.string(), email: v.string() });
export type PersonRequest = v.InferOutput<typeof personRequest>;

/** Returns the caller's own requests, latest first. */
export const getOwnRequests = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-requests',
  auth: 'bearer',
  response: v.array(accessRequest),
});

/** Requests access to an app; while a request is open, changes its reason instead. */
export const createRequest = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/own-requests',
  auth: 'bearer',
  body: v.object({ app, reason: v.optional(word, '') }),
  status: 201,
  response: accessRequest,
  failures: { 409: problem },
});

export const ownClosing = v.object({
  /** Name of the person who closed it. */
  by: v.string(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  /** Group that it was closed to; null when it was closed to this person alone. */
  group: v.nullable(v.string()),
});
export type OwnClosing = v.InferOutput<typeof ownClosing>;

/** Returns who closed an app to the caller; null when it is open or this is unknown. */
export const getOwnClosing = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-closings/{app}',
  auth: 'bearer',
  response: v.nullable(ownClosing),
  failures: { 404: problem },
});

const requestSorts = ['name', 'app', 'requestedAt', 'decidedAt', 'state'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Returns a page of access requests: open ones oldest first, decided ones latest first. */
export const getRequests = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/requests',
  auth: 'bearer',
  right: 'admin',
  /** By default, open requests come oldest first, decided ones latest first. */
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(['open', 'decided']), 'open'),
    sort: v.optional(v.picklist(requestSorts)),
    order: v.optional(order, 'ascending'),
  }),
  response: v.object({ requests: v.array(personRequest), total: v.number() }),
});

/** Grants or refuses a request. Granting sets the app to allowed for the person. */
export const decideRequest = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/requests/{requestId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ decision: v.picklist(['granted', 'refused']), answer: v.optional(word, '') }),
  response: personRequest,
  failures: { 404: problem, 409: problem },
});
