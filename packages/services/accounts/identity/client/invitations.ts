import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/firm-invitations';

/** Returns a page of the open invitations, latest first. */
export const getInvitations = (client: ApiClient, query: RequestOf<typeof endpoints.getInvitations>['query']) =>
  client.call(endpoints.getInvitations, { query });

export const useInvitations = (query: RequestOf<typeof endpoints.getInvitations>['query']) =>
  useRead(getInvitations, 'invitations', [query]);

const getExpiredInvitations = (client: ApiClient) =>
  client
    .call(endpoints.getInvitations, { query: { state: 'expired', limit: '1' }, handleLocally: shownByPage })
    .then(({ total }) => total);

/** Returns the number of expired invitations; only administrators can read it. */
export const useExpiredInvitations = (isAdministrator: boolean) =>
  useRead(getExpiredInvitations, 'expired-invitations', isAdministrator ? [] : undefined);

/**
 * Invites up to `INVITATIONS_AT_ONCE` addresses and returns the outcome for each. The caller reuses the key for a retry of the
 * same request.
 * @throws SuiteError `not_found` when a group no longer exists, shown by the form.
 */
export const createInvitations = (
  client: ApiClient,
  body: RequestOf<typeof endpoints.createInvitations>['body'],
  idempotencyKey: string,
) => client.call(endpoints.createInvitations, { body, idempotencyKey, handleLocally: [Status.NotFound] });

/** Sends an invitation again, with a new link. @throws SuiteError `not_found` when it is no longer open; shown by the caller. */
export const resendInvitation = (client: ApiClient, invitationId: string) =>
  client.call(endpoints.resendInvitation, { params: { invitationId }, handleLocally: [Status.NotFound] });

/**
 * Revokes an invitation: its link no longer works.
 * @throws SuiteError `not_found` when it is no longer open; shown by the caller.
 */
export const revokeInvitation = (client: ApiClient, invitationId: string) =>
  client.call(endpoints.revokeInvitation, { params: { invitationId }, handleLocally: [Status.NotFound] });
