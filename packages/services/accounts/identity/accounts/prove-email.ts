import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../schema/accounts';

/** Records that a person followed a link sent only to their mailbox. `now` in milliseconds since 1970. */
export async function proveEmail(database: Database, userId: string, now: number): Promise<void> {
  await database
    .update(users)
    .set({ emailProvenAt: new Date(now) })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)));
}
