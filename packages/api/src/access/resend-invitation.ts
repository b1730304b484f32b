import { resendInvitation as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';

/** Sends it again, with a new link. @throws SuiteError `not_found` when it is open no more, told by the caller. */
export const resendInvitation = (client: ApiClient, invitationId: string) =>
  client.call(endpoint, { params: { invitationId }, handleLocally: [Status.NotFound] });
