/** Groups of a company, and the apps that they open or close to their members. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { name } from '@suite/contract/schema';
import * as v from 'valibot';
import { appSettings, groupRef } from './access';

export const group = v.object({ ...groupRef.entries, members: v.number(), apps: appSettings, version: v.number() });
export type Group = v.InferOutput<typeof group>;

/** Returns all groups of the company, sorted by name. */
export const getGroups = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/groups',
  auth: 'bearer',
  right: 'admin',
  response: v.array(group),
});

export const createGroup = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/groups',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ name, apps: v.optional(appSettings, {}) }),
  status: 201,
  response: group,
  failures: { 409: problem },
});

export const putGroup = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/groups/{groupId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), name, apps: appSettings }),
  response: group,
  failures: { 404: problem, 409: problem },
});

/** Deletes a group; its members stay in the company. */
export const deleteGroup = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/access/v1/groups/{groupId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});
