/** Who joins a company by signing in with the operator's OpenID provider. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

export const joiningRole = v.picklist(['member', 'reader']);
export type JoiningRole = v.InferOutput<typeof joiningRole>;

export const joining = v.object({
  /** Name of the provider; null when the operator has not configured one. */
  provider: v.nullable(v.string()),
  /** Domain of the caller's own address; callers can decide only about this one. */
  domain: v.string(),
  /** Whether the operator vouches for the domain; otherwise nobody can join through it. */
  isVouchedFor: v.boolean(),
  /** Role that people of the domain join with; null when they can't join, or when another company has the domain. */
  role: v.nullable(joiningRole),
  /** Whether people of the domain join another company. */
  isTaken: v.boolean(),
});
export type Joining = v.InferOutput<typeof joining>;

/** Returns who joins the company by signing in with the OpenID provider. */
export const getJoining = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/joining',
  auth: 'bearer',
  right: 'admin',
  response: joining,
});

/** Lets people of the caller's domain join as `role`, or nobody when null. */
export const putJoining = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/joining',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ role: v.nullable(joiningRole) }),
  response: joining,
  failures: { 409: problem },
});
