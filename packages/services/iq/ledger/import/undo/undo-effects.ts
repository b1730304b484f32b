import type { Database } from '@suite/kernel/database/database';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { UndoEffect } from '../../contract/imports';
import type { LedgerRun } from '../../records/ledger-run';
import { importRuns } from '../../schema/import';
import { differs } from '../changes';

/** The kinds of records that are not documents of customers, and their tables. */
const others = { 'vendor payments': 'vendor_payments', customers: 'customers', vendors: 'vendors' } as const;

/**
 * Stores what undoing the import of a file does. @param documents what it does to invoices, credit notes and payments
 */
export async function saveUndoEffects(database: Database, run: LedgerRun, documents: readonly UndoEffect[]): Promise<void> {
  const { rows } = await database.execute<UndoEffect & Record<string, unknown>>(
    sql.join(
      Object.entries(others).map(([kind, table]) => effectOn(run, kind, table)),
      sql` union all `,
    ),
  );
  const undoEffects = [...documents, ...rows].filter(({ removed, changedBack }) => removed + changedBack > 0);
  await database.update(importRuns).set({ undoEffects }).where(eq(importRuns.id, run.id));
}

const effectOn = ({ id, companyId, number }: LedgerRun, kind: string, table: string): SQL => sql`
  select ${kind}::text as kind, count(*) filter (where o.row_id is null)::int as removed,
    count(*) filter (where o.row_id is not null and (d.id is null or ${differs(sql`d`)}))::int as "changedBack"
  from (select * from ${sql.raw(`ledger.${table}`)} where company_id = ${companyId} and written_by = ${number}) as d
  full join (select row_id, original from ledger.import_originals where run_id = ${id} and table_name = ${table}) as o
    on o.row_id = d.id`;
