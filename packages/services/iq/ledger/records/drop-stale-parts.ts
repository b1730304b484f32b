import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from './ledger-run';
import { whoSigned } from './other-side';
import { type PartKind, recordKinds } from './record-kinds';

/**
 * Removes the parts that a document no longer has at its source: those that the run neither wrote nor met. Only for a run that
 * has read every part of the documents it met.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 * @param owners the documents to check, by their ids at the source; all that the run has met if absent
 */
export async function dropStaleParts(
  database: Database,
  run: LedgerRun,
  kind: PartKind,
  owners?: readonly string[],
): Promise<void> {
  const { table, owner } = recordKinds[kind];
  if (!owner) throw new Error(`${kind} are no parts`);
  const isMet = (id: string, metKind: string, leftOut: boolean) => sql`exists (
    select from ledger.import_sightings where run_id = ${run.id} and kind = ${metKind} and source_id = ${sql.raw(id)}
      ${leftOut ? sql`` : sql`and not left_out`})`;
  await database.execute(sql`
    with stale as (
      delete from ${sql.raw(table)} as part using ${sql.raw(recordKinds[owner.kind].table)} as owner
      where part.${sql.identifier(owner.column)} = owner.id and owner.company_id = ${run.companyId} and owner.source = ${run.source}
        ${owners ? sql`and owner.source_id = any(${sql.param([...owners])}::text[])` : sql``}
        and part.written_by <> ${run.number}
        and not ${isMet("owner.source_id || '/' || part.source_id", kind, true)}
        and (owner.written_by = ${run.number} or ${isMet('owner.source_id', owner.kind, false)})
      returning ${kind === 'bill lines' ? sql`null::bigint` : sql`owner.customer_id`} as customer${
        kind === 'applications' ? sql`, part.payment_id, part.credit_note_id` : sql``
      }
    )
    insert into ledger.changes (company_id, customer_id)
    select distinct ${run.companyId}::uuid, customer from (
      select customer from stale ${kind === 'applications' ? sql`union ${whoSigned(sql`stale`)}` : sql``}
    ) as touched where ${run.hasMetrics} and customer is not null
    on conflict do nothing`);
}
