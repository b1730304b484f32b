import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { users } from '../schema/accounts';

/** A person's name as it is now and whole: the names of a token may be old, and are cut to fit it. */
export async function fullNameOf(database: Database, userId: string): Promise<string> {
  const [user] = await database
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : '';
}
