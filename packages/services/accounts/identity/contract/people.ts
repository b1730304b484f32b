/** People of a company and their roles (§6). */

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
  /** Whether they have an authenticator app or a passkey. */
  hasTwoFactor: v.boolean(),
  /** ISO 8601 in UTC; null when they have never signed in. */
  lastSignInAt: v.nullable(v.string()),
  joinedAt: v.string(),
  groups: v.array(groupRef),
  /** Increases with each change; an update sends the version that it is based on. */
  version: v.number(),
});
export type Person = v.InferOutput<typeof person>;

const sorts = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'] as const;
export type PeopleSort = (typeof sorts)[number];

/** Returns a page of the company's people; `total` counts all matches. */
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
  /** `total` counts all matches. */
  response: v.object({ people: v.array(person), total: v.number() }),
});
export type PeopleQuery = v.InferInput<typeof getPeople.query>;

/** Returns a person with each app, whether it is open to them and why. */
export const getPerson = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}',
  auth: 'bearer',
  right: 'admin',
  response: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem },
});

/** Changes the given fields: role, status, groups or app settings. `version` is the version that they were read at. */
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
  response: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem, 409: problem },
});
export type PersonChange = v.InferInput<typeof putPerson.body>;

/**
 * Removes a person's authenticator, recovery codes and passkeys and signs them out, so that they can sign in with their password
 * and set up again. Refused for people who also belong to another company: one firm must not be able to weaken the protection of
 * another firm's data.
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

/** Returns the caller's membership in the firm. */
export const getOwnMembership = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-membership',
  auth: 'bearer',
  response: v.object({
    role,
    joinedAt: v.string(),
    groups: v.array(v.object({ name: v.string() })),
  }),
  failures: { 404: problem },
});
