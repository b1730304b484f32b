import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/**
 * Locks a company's ledger until the end of the transaction, so that writers wait for each other. Turns off PostgreSQL's JIT
 * compiler for it: compiling the statement of each batch again would take longer than running it.
 */
export async function lockLedger(transaction: Database, companyId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${companyId}`}, 0)), set_config('jit', 'off', true)`,
  );
}
