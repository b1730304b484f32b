import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { recordKinds } from '../../records/record-kinds';
import { settle } from '../settle';
import { addNotice } from '../tally';
import type { FileRun } from './file-run';

const kinds = ['invoices', 'credit notes', 'payments'] as const;

interface Document extends Record<string, unknown> {
  sourceId: string;
  total: number;
  isListed: boolean;
}

/**
 * Settles what earlier lists with the same header showed open and a list of all that is open no longer has, by the day of the
 * list. If more than half is missing, the list may be of other customers: everything stays open, and a notice says so.
 * @param database a transaction that holds the ledger's lock, after all rows are written
 */
export async function settleMissing(database: Database, run: FileRun): Promise<void> {
  if (!run.listsOpen) return;
  const open = new Map<(typeof kinds)[number], Document[]>();
  for (const kind of kinds) open.set(kind, await openBefore(database, run, kind));
  const all = [...open.values()].flat();
  const missing = all.filter(({ isListed }) => !isListed).length;
  if (!missing) return;
  const isOther = missing > all.length / 2;
  addNotice(run, isOther ? otherList(missing, all.length) : settled(missing, run.asOf));
  if (isOther) return;
  for (const [kind, documents] of open) {
    const settlements = documents.filter(({ isListed }) => !isListed);
    await settle(
      database,
      run,
      kind,
      settlements.map(({ sourceId, total }) => ({ sourceId, settled: total, settledOn: null, settledBy: run.asOf })),
    );
  }
}

const settled = (count: number, asOf: string) =>
  `${count === 1 ? '1 document that was open on an earlier list is' : `${count} documents that were open on an earlier list are`} not in this one, and ${count === 1 ? 'counts' : 'count'} as settled by ${asOf}.`;

const otherList = (missing: number, all: number) =>
  `${missing} of ${all} documents that were open on earlier lists are not in this one. They stay open, because this list seems to be of other customers. If they are settled, import a list that shows their balances.`;

/** Returns what earlier lists with the same header showed open, except by the same day or a later one. */
async function openBefore(database: Database, run: FileRun, kind: (typeof kinds)[number]): Promise<Document[]> {
  const table = sql.raw(recordKinds[kind].table);
  const owner = sql.raw({ invoices: 'invoice_id', 'credit notes': 'credit_note_id', payments: 'payment_id' }[kind]);
  const total = sql.raw(kind === 'payments' ? 'amount' : 'total');
  const { rows } = await database.execute<Document>(sql`
    with earlier as (
      select run.number from ledger.import_runs as run
      join ledger.import_runs as own on own.id = ${run.id}
      where run.company_id = own.company_id and run.header_key = own.header_key and run.number < own.number
    ),
    documents as (
      select document.id, document.source_id, document.${total}::float8 as total, document.open_on,
        document.written_by = ${run.number} or exists (
          select from ledger.import_sightings where run_id = ${run.id} and kind = ${kind} and source_id = document.source_id
        ) as is_listed,
        coalesce((original.original->>'written_by')::bigint, document.written_by) as written_by
      from ${table} as document
      left join ledger.import_originals as original on original.run_id = ${run.id}
        and original.table_name = ${recordKinds[kind].table.replace('ledger.', '')} and original.row_id = document.id
      where document.company_id = ${run.companyId} and document.source = ${run.source} and document.open_on is not null
    )
    select source_id as "sourceId", total, is_listed as "isListed" from documents
    where written_by in (select number from earlier) and (is_listed or (open_on < ${run.asOf}::date
      and total > (select coalesce(sum(amount), 0) from ledger.applications where ${owner} = documents.id)))`);
  return rows;
}
