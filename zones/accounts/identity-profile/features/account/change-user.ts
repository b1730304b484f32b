import type { ApiClient } from '@suite/api/client';
import { getUser } from '@suite/api/identity/get-user';
import { putUser } from '@suite/api/identity/put-user';
import type { User } from '@suite/contract/identity';

/** PUT users takes name and MFA together (§7): what is not changed is sent as it stands now, not as a page has read it. */
export async function changeUser(
  client: ApiClient,
  userId: string,
  change: Partial<Pick<User, 'firstName' | 'lastName' | 'hasEnabledMfa'>>,
): Promise<User> {
  const { firstName, lastName, hasEnabledMfa } = await getUser(client, userId);
  return putUser(client, userId, { firstName, lastName, hasEnabledMfa, ...change });
}
