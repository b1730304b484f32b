/** Who belongs to a company, in which role (§6). */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { order } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { appAccess, appSettings, groupRef, pageQuery, personStatus, role } from './access';

export const person = v.object({
  userId: id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  role,
  status: personStatus,
  /** They have an authenticator app or a passkey. */
  hasTwoFactor: v.boolean(),
  /** ISO 8601 in UTC; null when never. */
  lastSignInAt: v.nullable(v.string()),
  joinedAt: v.string(),
  groups: v.array(groupRef),
  /** Grows with each change; a change says which it was made on. */
  version: v.number(),
});
export type Person = v.InferOutput<typeof person>;

const sorts = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'] as const;
export type PeopleSort = (typeof sorts)[number];

export const getPeople = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people',
  auth: 'bearer',
  right: 'admin',
  query: v.object({
    ...pageQuery,
    sort: v.optional(v.picklist(sorts), 'name'),
    order: v.optional(order, 'ascending'),
    role: v.optional(role),
    status: v.optional(personStatus),
    groupId: v.optional(id),
    twoFactor: v.optional(v.picklist(['on', 'off'])),
  }),
  /** `total` counts all that were found. */
  answer: v.object({ people: v.array(person), total: v.number() }),
});

export const getPerson = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}',
  auth: 'bearer',
  right: 'admin',
  answer: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem },
});

/** Changes role, status, groups or settings of apps, what is given of them; `version` is the one they were read at. */
export const putPerson = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    version: v.number(),
    role: v.optional(role),
    status: v.optional(personStatus),
    groupIds: v.optional(v.pipe(v.array(id), v.maxLength(100))),
    apps: v.optional(appSettings),
  }),
  answer: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem, 409: problem },
});

/**
 * Removes a person's authenticator, recovery codes and passkeys and signs them out, so that they can sign in by password and
 * set up anew. Only of somebody who belongs to no other company: another firm's data must not stand on this one's word.
 */
export const resetSignIn = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}/sign-in-methods',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** The caller's role and groups in the firm. */
export const getOwnMembership = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-membership',
  auth: 'bearer',
  answer: v.object({
    role,
    joinedAt: v.string(),
    groups: v.array(v.object({ name: v.string() })),
  }),
  failures: { 404: problem },
});
