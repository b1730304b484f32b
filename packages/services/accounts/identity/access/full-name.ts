import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { users } from '../schema/accounts';

/** Returns a person's full current name; names in tokens may be old, and are shortened. */
export async function fullNameOf(database: Database, userId: string): Promise<string> {
  const [user] = await database
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : '';
}
