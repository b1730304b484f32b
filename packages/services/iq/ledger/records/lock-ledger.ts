import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/**
 * Makes the transactions that write a company's ledger wait for each other (released at their end). They run without
 * PostgreSQL's compiler: it would compile the statement of each batch anew, which takes longer than the statement.
 */
export async function lockLedger(transaction: Database, companyId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${companyId}`}, 0)), set_config('jit', 'off', true)`,
  );
}
