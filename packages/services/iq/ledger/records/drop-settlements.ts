import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from './ledger-run';
import { whoSigned } from './other-side';

/**
 * Removes what payments of a source no longer settle: their applications that this run neither wrote nor met. For sources in
 * which a payment lists everything it settles. The ids of these applications start with the payment's, `{payment}/…`.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 * @param payments their ids at the source
 */
export async function dropSettlements(database: Database, run: LedgerRun, payments: readonly string[]): Promise<void> {
  await database.execute(sql`
    with stale as (
      delete from ledger.applications as part using ledger.invoices as owner
      where part.invoice_id = owner.id and owner.company_id = ${run.companyId} and owner.source = ${run.source}
        and split_part(part.source_id, '/', 1) = any(${sql.param([...payments])}::text[])
        and part.written_by <> ${run.number}
        and not exists (
          select from ledger.import_sightings where run_id = ${run.id} and kind = 'applications'
            and source_id = owner.source_id || '/' || part.source_id)
      returning owner.customer_id as customer, part.payment_id, part.credit_note_id
    )
    insert into ledger.changes (company_id, customer_id)
    select distinct ${run.companyId}::uuid, customer from (
      select customer from stale union ${whoSigned(sql`stale`)}
    ) as touched where ${run.hasMetrics}
    on conflict do nothing`);
}
