import { getUser, putUser, type User } from '@services/identity/contract/signing-in';
import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';

/**
 * Changes the name or MFA. PUT users takes both together (§7): the unchanged one is sent as it is now, not as a page has read it
 * earlier.
 */
export async function changeUser(
  client: ApiClient,
  userId: string,
  change: Partial<Pick<User, 'firstName' | 'lastName' | 'hasEnabledMfa'>>,
): Promise<User> {
  const { firstName, lastName, hasEnabledMfa } = await client.call(getUser, { params: { userId }, handleLocally: shownByPage });
  return client.call(putUser, {
    params: { userId },
    body: { firstName, lastName, hasEnabledMfa, ...change },
    handleLocally: shownByPage,
  });
}
