import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from './ledger-run';
import { otherSideOf } from './other-side';
import { type RecordKind, recordKinds } from './record-kinds';

/**
 * Removes what a run that has read its whole source neither wrote nor met, because it no longer exists there.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function dropUnmet(database: Database, run: LedgerRun, kinds: readonly RecordKind[]): Promise<void> {
  for (const kind of kinds) {
    const { table, owner, parents } = recordKinds[kind];
    // Parts are removed with their owner, or were already removed with the batch that read it.
    if (owner) continue;
    const isOfCustomer = parents.some(({ column }) => column === 'customer_id');
    await database.execute(sql`
      with gone as (
        delete from ${sql.raw(table)} as stale
        where stale.company_id = ${run.companyId} and stale.source = ${run.source} and stale.written_by <> ${run.number}
          and not exists (
            select from ledger.import_sightings where run_id = ${run.id} and kind = ${kind} and source_id = stale.source_id)
        returning stale.id, ${isOfCustomer ? sql`customer_id` : sql`null::bigint`} as customer
      )
      insert into ledger.changes (company_id, customer_id)
      select distinct ${run.companyId}::uuid, customer from (
        select customer from gone union ${otherSideOf(kind, sql`select id from gone`)}
      ) as touched where ${run.hasMetrics} and customer is not null
      on conflict do nothing`);
  }
}
