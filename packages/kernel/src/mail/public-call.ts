import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Marks a transaction, and everything done in it, as caused by somebody without a sign-in. */
export async function markPublicCall(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT set_config('suite.public_call', 'on', true)`);
}

export async function isPublicCall(transaction: Database): Promise<boolean> {
  const { rows } = await transaction.execute<{ setting: string | null }>(
    sql`SELECT current_setting('suite.public_call', true) AS setting`,
  );
  return rows[0]?.setting === 'on';
}
