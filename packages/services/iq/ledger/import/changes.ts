import type { Database } from '@suite/kernel/database/database';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type ChangedDocument, type DocumentFate, documentFates, type ImportChanges } from '../contract/import-changes';
import type { UndoEffect } from '../contract/imports';
import type { LedgerRun } from '../records/ledger-run';
import { importRuns } from '../schema/import';

/** The number of documents that are listed: those that changed most. */
const LISTED = 50;

interface FateRow extends Record<string, unknown> {
  /** Null for unchanged documents. */
  kind: ChangedDocument['kind'] | null;
  fate: DocumentFate;
  count: number;
  documents: ChangedDocument[] | null;
}

/**
 * Stores what an import changed, and returns what undoing it does to documents.
 * @param database a transaction that holds the ledger's lock, before the run is finished
 */
export async function saveChanges(database: Database, run: LedgerRun): Promise<UndoEffect[]> {
  const rows = await fatesOf(database, run);
  await database
    .update(importRuns)
    .set({ changes: changesOf(rows) })
    .where(eq(importRuns.id, run.id));
  return (['invoice', 'credit note', 'payment'] as const).map((kind) => {
    const counts = rows.filter((row) => row.kind === kind);
    const sum = (isAdded: boolean) =>
      counts.reduce((total, { fate, count }) => ((fate === 'new') === isAdded ? total + count : total), 0);
    return { kind: `${kind}s`, removed: sum(true), changedBack: sum(false) };
  });
}

/** Counts the documents that an import met by kind and what happened to them, with those that changed most. */
async function fatesOf(database: Database, run: LedgerRun): Promise<FateRow[]> {
  // The statistics are from before the import, so the planner would expect few rows and compare each with all others.
  await database.execute(sql`set local enable_nestloop = off`);
  const { rows } = await database.execute<FateRow>(sql`
    with originals as materialized (
      select table_name, row_id, original from ledger.import_originals where run_id = ${run.id}
    ),
    applied as materialized (
      select invoice_id, sum(now) as now, sum(before) as before from (
        select invoice_id, amount as now, 0 as before from ledger.applications where written_by = ${run.number}
        union all
        select (original->>'invoice_id')::bigint, 0, (original->>'amount')::bigint from originals where table_name = 'applications'
      ) as parts where invoice_id is not null group by invoice_id
    ),
    touched as materialized (
      select id from ledger.invoices where company_id = ${run.companyId} and written_by = ${run.number}
      union select row_id from originals where table_name = 'invoices'
      union select invoice_id from applied
    ),
    settled as materialized (
      select invoice_id, sum(amount) as amount from ledger.applications
      where invoice_id in (select id from touched) group by invoice_id
    ),
    invoices as (
      select i.id, 'invoice' as kind, coalesce(i.source_id, o.original->>'source_id') as source_id,
        coalesce(i.number, o.original->>'number') as number, coalesce(i.customer_id, (o.original->>'customer_id')::bigint) as customer_id,
        coalesce(i.currency, o.original->>'currency') as currency, i.currency_rate as rate,
        i.id is not null as is_now, o.row_id is not null or i.written_by <> ${run.number} as is_before,
        i.total, coalesce((o.original->>'total')::bigint, i.total) as total_before,
        case when i.settlement_known then greatest(i.total - coalesce(s.amount, 0), 0) end as open,
        case when coalesce((o.original->>'settlement_known')::boolean, i.settlement_known) then greatest(
          coalesce((o.original->>'total')::bigint, i.total) - coalesce(s.amount, 0) + coalesce(a.now, 0) - coalesce(a.before, 0), 0)
        end as open_before,
        coalesce(a.now, 0) <> coalesce(a.before, 0) or ${differs(sql`i`)} as differs, null::bigint as vendor_id
      from touched as t
      left join ledger.invoices as i on i.id = t.id
      left join originals as o on o.table_name = 'invoices' and o.row_id = t.id
      left join applied as a on a.invoice_id = t.id
      left join settled as s on s.invoice_id = t.id
    ),
    documents as (
      select * from invoices
      union all ${simple(run, { kind: 'credit note', table: 'credit_notes', number: 'number', total: 'total', party: 'customer' })}
      union all ${simple(run, { kind: 'payment', table: 'payments', number: 'reference', total: 'amount', party: 'customer' })}
      union all ${simple(run, { kind: 'bill', table: 'bills', number: 'number', total: 'total', party: 'vendor' })}
      union all ${simple(run, { kind: 'vendor payment', table: 'vendor_payments', number: null, total: 'amount', party: 'vendor' })}
    ),
    judged as (
      select *, case when not is_now then 'removed' when not is_before then 'new'
        when open_before > 0 and open = 0 then 'paid' when differs then 'changed' else 'unchanged' end as fate
      from documents
    ),
    ranked as (
      select judged.*, row_number() over (order by abs(
        case when is_now then coalesce(open, total) else 0 end - case when is_before then coalesce(open_before, total_before) else 0 end
      ) / coalesce(nullif(rate, 0), 1) desc, kind, id) as place
      from judged where fate <> 'unchanged'
    ),
    met as (
      select count(*) as count from ledger.import_sightings as sighting
      where run_id = ${run.id} and kind in ('invoices', 'credit notes', 'payments', 'bills', 'vendor payments') and not left_out and not exists (
        select from judged where judged.kind || 's' = sighting.kind and judged.source_id = sighting.source_id)
    )
    select kind, fate, count(*)::int as count, jsonb_agg(jsonb_build_object(
        'kind', kind, 'number', number, 'party', coalesce(customers.name, vendors.name), 'fate', fate, 'currency', currency, 'place', place,
        'before', case when is_before then jsonb_build_object('total', total_before, 'open', open_before) end,
        'after', case when is_now then jsonb_build_object('total', total, 'open', open) end
      )) filter (where place <= ${LISTED}) as documents
    from ranked left join ledger.customers on customers.id = customer_id left join ledger.vendors on vendors.id = vendor_id group by kind, fate
    union all
    select null, 'unchanged', ((select count from met) + (select count(*) from judged where fate = 'unchanged'))::int, null`);
  await database.execute(sql`set local enable_nestloop = on`);
  return rows;
}

function changesOf(rows: readonly FateRow[]): ImportChanges {
  const countOf = (fate: DocumentFate) => rows.reduce((sum, row) => (row.fate === fate ? sum + row.count : sum), 0);
  const counts = Object.fromEntries(documentFates.map((fate) => [fate, countOf(fate)]));
  const documents = rows.flatMap(({ documents }) => (documents ?? []) as (ChangedDocument & { place: number })[]);
  return {
    counts: counts as ImportChanges['counts'],
    documents: documents.sort((a, b) => a.place - b.place).map(({ place: _, ...document }) => document),
  };
}

/** SQL: whether a row differs from its original `o` in what people see. */
export const differs = (row: SQL) => sql`(o.original is not null and o.original - ${unseen} <> to_jsonb(${row}) - ${unseen})`;

const unseen = sql`'{written_by,source_updated_at,open_on,found_rate,found_rate_on}'::text[]`;

interface Simple {
  kind: Exclude<ChangedDocument['kind'], 'invoice'>;
  table: string;
  /** The column with the number; null if there is none. */
  number: string | null;
  total: string;
  party: 'customer' | 'vendor';
}

/** SQL: the documents of a kind, other than invoices, that a run wrote or removed. */
const simple = (
  { companyId, number: run }: Pick<LedgerRun, 'companyId' | 'number'>,
  { kind, table, number, total, party }: Simple,
) => {
  const [totalColumn, tableName] = [sql.raw(total), sql.raw(`ledger.${table}`)];
  const either = (column: string) => sql`coalesce(d.${sql.raw(column)}::text, o.original->>${column})`;
  const idOf = (of: Simple['party']) => (of === party ? sql`${either(`${of}_id`)}::bigint` : sql`null::bigint`);
  return sql`
    select coalesce(d.id, o.row_id), ${kind}, coalesce(d.source_id, o.original->>'source_id'),
      ${number === null ? sql`null::text` : either(number)}, ${idOf('customer')},
      coalesce(d.currency, o.original->>'currency'), d.currency_rate, d.id is not null, o.row_id is not null,
      d.${totalColumn}, (o.original->>${total})::bigint, null::bigint, null::bigint, ${differs(sql`d`)}, ${idOf('vendor')}
    from (select * from ${tableName} where company_id = ${companyId} and written_by = ${run}) as d
    full join (select row_id, original from originals where table_name = ${table}) as o on o.row_id = d.id`;
};
