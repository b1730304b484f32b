import { revokeInvitation as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';

/** Takes it back: its link works no more. @throws SuiteError `not_found` when it is open no more, told by the caller. */
export const revokeInvitation = (client: ApiClient, invitationId: string) =>
  client.call(endpoint, { params: { invitationId }, handleLocally: [Status.NotFound] });
