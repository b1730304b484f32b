import { getUser, putUser } from '@services/identity/client/person';
import type { User } from '@services/identity/contract/signing-in';
import type { ApiClient } from '@suite/api/client';

/** PUT users takes name and MFA together (§7): what is not changed is sent as it stands now, not as a page has read it. */
export async function changeUser(
  client: ApiClient,
  userId: string,
  change: Partial<Pick<User, 'firstName' | 'lastName' | 'hasEnabledMfa'>>,
): Promise<User> {
  const { firstName, lastName, hasEnabledMfa } = await getUser(client, userId);
  return putUser(client, userId, { firstName, lastName, hasEnabledMfa, ...change });
}
