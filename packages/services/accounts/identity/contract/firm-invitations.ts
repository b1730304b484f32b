/** Invitations, as administrators of a firm manage them. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { order } from '@suite/contract/paging';
import { email, id } from '@suite/contract/schema';
import * as v from 'valibot';
import { groupRef, pageQuery, role } from './access';

/** An invitation that has not been accepted; one that `isExpired` can be sent again. */
export const invitation = v.object({
  id,
  email: v.string(),
  role,
  groups: v.array(groupRef),
  invitedBy: v.string(),
  sentAt: v.string(),
  expiresAt: v.string(),
  isExpired: v.boolean(),
});
export type Invitation = v.InferOutput<typeof invitation>;

const invitationSorts = ['email', 'role', 'invitedBy', 'sentAt', 'expiresAt'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

/** Returns a page of the open invitations, latest first. */
export const getInvitations = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations',
  auth: 'bearer',
  right: 'admin',
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(['waiting', 'expired'])),
    sort: v.optional(v.picklist(invitationSorts), 'sentAt'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({ invitations: v.array(invitation), total: v.number() }),
});

/** Maximum number of addresses per request. */
export const INVITATIONS_AT_ONCE = 100;

/** Outcome for each address, in the order of the request. */
const inviteOutcome = v.picklist(['invited', 'invited-again', 'member', 'deactivated']);
export type InviteOutcome = v.InferOutput<typeof inviteOutcome>;

/** Invites up to `INVITATIONS_AT_ONCE` addresses and returns the outcome for each. */
export const createInvitations = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    emails: v.pipe(v.array(email), v.minLength(1), v.maxLength(INVITATIONS_AT_ONCE)),
    role,
    groupIds: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
  }),
  response: v.array(v.object({ email: v.string(), outcome: inviteOutcome })),
  failures: { 404: problem },
});

/** Sends an invitation again, with a new link. */
export const resendInvitation = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations/{invitationId}/mails',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

/** Revokes an invitation: its link no longer works. */
export const revokeInvitation = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations/{invitationId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});
