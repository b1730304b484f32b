import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { directory } from '../schema';

/** Id of the only row of `directory`. */
const ID = 1;

/** Records that the directory changed, so that the caches of all processes become stale with the commit. */
export async function bumpRevision(transaction: Database): Promise<void> {
  await transaction
    .insert(directory)
    .values({ id: ID, revision: 1 })
    .onConflictDoUpdate({ target: directory.id, set: { revision: sql`${directory.revision} + 1` } });
}

/** Returns the revision of the directory; zero while it is empty. */
export async function revisionOf(database: Database): Promise<number> {
  const [row] = await database.select({ revision: directory.revision }).from(directory).where(eq(directory.id, ID));
  return row?.revision ?? 0;
}
