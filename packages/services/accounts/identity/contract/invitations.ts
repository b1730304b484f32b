/** Invitations, as the invited person sees them; the firm's administrators manage them through `access`. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { personName } from '@suite/contract/person-name';
import * as v from 'valibot';
import { mfaCode, newPassword, recoveryCode } from './signing-in';

/** What an invitation's link shows before it is accepted. */
export const openInvitation = v.object({
  companyName: v.string(),
  invitedBy: v.string(),
  email: v.string(),
  /** Whether the address already has an account, whose owner signs in and joins. */
  hasAccount: v.boolean(),
  /** ISO 8601 in UTC. */
  expiresAt: v.string(),
});
export type OpenInvitation = v.InferOutput<typeof openInvitation>;

/**
 * Returns what an invitation's link shows. After `not_found`, `invitation_used`, `invitation_expired` and
 * `invitation_revoked` the link is dead; all others can be retried.
 */
export const getInvitation = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/invitations/{token}',
  auth: 'none',
  response: openInvitation,
  failures: { 404: problem, 410: problem, 429: problem },
});

/** Joins the firm and signs in, like the sign-in page. */
export const acceptInvitation = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/invitations/{token}/acceptances',
  auth: 'cookie',
  body: v.variant('account', [
    v.object({ account: v.literal('new'), firstName: personName, lastName: personName, password: newPassword }),
    v.object({
      account: v.literal('existing'),
      password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      mfaCode: v.optional(mfaCode),
      recoveryCode: v.optional(recoveryCode),
    }),
  ]),
  /** `redirectTo` is the firm's first page with auth_code before its hash. */
  response: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 404: problem, 409: problem, 410: problem, 429: problem, 503: problem },
});
export type Acceptance = v.InferInput<typeof acceptInvitation.body>;
