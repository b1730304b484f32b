import { aging, cei, daysLate, dso, inSentence, open, overdue } from '@suite/insights/metrics/names';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Run } from './run-file';
import { addNotice } from './tally';

/**
 * Adds a notice on how many of a run's invoices have unknown payments, and what that means for the firm.
 * @param database a transaction that holds the ledger's lock
 */
export async function noteUnknownPayments(database: Database, run: Run): Promise<void> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from ledger.invoices
    where company_id = ${run.companyId} and written_by = ${run.number} and not settlement_known`);
  const count = rows[0]?.count ?? 0;
  if (!count) return;
  addNotice(
    run,
    `The source doesn’t say what is paid of ${count} ${count === 1 ? 'invoice' : 'invoices'}. While ${count === 1 ? 'it is' : 'they are'} in the ledger, ${[open, overdue, aging, cei, dso].join(', ')} and ${inSentence(daysLate)} are not available for the whole firm, also where other sources say what is paid. Import a list that says what was paid or what is open of ${count === 1 ? 'it' : 'them'}, or undo this import.`,
  );
}
