import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../../records/ledger-run';

/** Adds contacts that sent bills as vendors with the same id and name. */
export async function vendorsOfContacts(database: Database, run: LedgerRun, contacts: readonly string[]): Promise<void> {
  if (!contacts.length) return;
  await database.execute(sql`
    insert into ledger.vendors as vendor (company_id, source, source_id, written_by, name)
    select company_id, source, source_id, ${run.number}::bigint, name from ledger.customers
    where company_id = ${run.companyId} and source = ${run.source} and source_id = any(${sql.param([...new Set(contacts)])}::text[])
    on conflict (company_id, source, source_id) do update set name = excluded.name, written_by = excluded.written_by
    where vendor.name <> excluded.name`);
}
