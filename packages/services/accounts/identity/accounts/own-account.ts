import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { eq } from 'drizzle-orm';
import { users } from '../schema/accounts';

const noUser = () => new SuiteError('not_found', 'There is no such user.');

/** Rejects any account except the caller's own. @throws SuiteError `not_found` */
export function ownAccount({ userId }: { userId: string }, caller: Caller): void {
  if (userId !== caller.userId) throw noUser();
}

/** @throws SuiteError `not_found` */
export async function findUser(database: Database, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) throw noUser();
  return user;
}
