import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';
import { ledgerInvoices } from '../schema/ledger';
import { firmOf } from './firm';

/** Days after which the firm's invoices are due; null until the firm has set them. */
export const paymentTermsOf = async (database: Database, companyId: string): Promise<number | null> =>
  (await firmOf(database, companyId))?.paymentTermsDays ?? null;

/**
 * Sets the firm's payment terms. Invoices that are due by these terms get new due dates, and their customers are recorded in
 * `ledger.changes`. Returns the number of invoices whose due date changed.
 * @param transaction that holds the ledger's lock (`lockLedger`)
 */
export async function setPaymentTerms(transaction: Database, companyId: string, days: number): Promise<number> {
  await transaction.update(insightsFirms).set({ paymentTermsDays: days }).where(eq(insightsFirms.companyId, companyId));
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with changed as (
      update ${ledgerInvoices} set due_on = issued_on + ${days}::int
      where company_id = ${companyId} and due_by_terms and due_on <> issued_on + ${days}::int returning customer_id
    ),
    noted as (
      insert into ledger.changes (company_id, customer_id)
      select distinct ${companyId}::uuid, customer_id from changed
      where exists (select from ledger.firms where company_id = ${companyId} and metrics_as_of is not null)
      on conflict do nothing
    )
    select count(*)::int as count from changed`);
  return rows[0]?.count ?? 0;
}
