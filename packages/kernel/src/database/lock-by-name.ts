import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Makes transactions with the same name wait until the first of them has ended. */
export async function lockByName(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
