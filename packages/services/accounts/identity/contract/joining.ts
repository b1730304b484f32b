/** Who joins a company by signing in with the operator's OpenID provider. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

export const joiningRole = v.picklist(['member', 'reader']);
export type JoiningRole = v.InferOutput<typeof joiningRole>;

export const joining = v.object({
  /** Name of the provider; null when the operator has set none up. */
  provider: v.nullable(v.string()),
  /** Domain of the caller's own address, the only one they decide about. */
  domain: v.string(),
  /** Whether the operator vouches for the domain; without that nobody joins by it. */
  isVouchedFor: v.boolean(),
  /** As what people of the domain join; null when they do not, or another company has the domain. */
  role: v.nullable(joiningRole),
  /** Another company lets people of the domain join it. */
  isTaken: v.boolean(),
});
export type Joining = v.InferOutput<typeof joining>;

export const getJoining = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/joining',
  auth: 'bearer',
  right: 'admin',
  answer: joining,
});

export const putJoining = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/joining',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ role: v.nullable(joiningRole) }),
  answer: joining,
  failures: { 409: problem },
});
