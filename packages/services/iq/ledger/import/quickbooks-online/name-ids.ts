import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../../records/ledger-run';

const tables = { Customer: 'ledger.customers', Vendor: 'ledger.vendors' } as const;

/**
 * Adds customers or vendors that transactions refer to but the export's list lacks, with their ids as names, so that no invoice
 * is lost for a missing name. A later list can provide the name.
 */
export async function addMissing(database: Database, run: LedgerRun, noun: keyof typeof tables, ids: readonly string[]) {
  const different = [...new Set(ids)];
  if (!different.length) return;
  await database.execute(sql`
    insert into ${sql.raw(tables[noun])} (company_id, source, source_id, written_by, name)
    select ${run.companyId}::uuid, ${run.source}, given.id, ${run.number}::bigint, ${`${noun} `} || given.id
    from unnest(${sql.param(different)}::text[]) as given (id)
    on conflict (company_id, source, source_id) do nothing`);
}
