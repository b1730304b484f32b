import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { directory } from '../schema';

/** The one row of `directory`. */
const ID = 1;

/** Says that the directory changed: what processes keep of it is old from the commit on. */
export async function bumpRevision(transaction: Database): Promise<void> {
  await transaction
    .insert(directory)
    .values({ id: ID, revision: 1 })
    .onConflictDoUpdate({ target: directory.id, set: { revision: sql`${directory.revision} + 1` } });
}

/** Zero while the directory is empty. */
export async function revisionOf(database: Database): Promise<number> {
  const [row] = await database.select({ revision: directory.revision }).from(directory).where(eq(directory.id, ID));
  return row?.revision ?? 0;
}
