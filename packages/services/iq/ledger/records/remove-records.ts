import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Placed } from './in-columns';
import type { LedgerRun } from './ledger-run';
import { otherSideOf } from './other-side';
import { type OwnKind, recordKinds } from './record-kinds';
import type { Written } from './write-records';

/** A record that the source no longer counts: voided, deleted, or never more than a draft. */
export interface Absence {
  sourceId: string;
  /** When the source removed it; undefined when the source does not say, and then it is removed for good. */
  sourceUpdatedAt?: Date;
}

/**
 * Removes records from the ledger, with everything that depends on them. A record stays when the ledger has a newer copy of it.
 * The run remembers each removed record, so that its parts are skipped.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function removeRecords(
  database: Database,
  run: LedgerRun,
  kind: OwnKind,
  absences: readonly Placed<Absence>[],
): Promise<Written> {
  if (!absences.length) return { imported: 0, skipped: 0, skips: {}, refused: [] };
  const { table, columns, parents } = recordKinds[kind];
  const isVersioned = 'source_updated_at' in columns;
  const isOfCustomer = parents.some(({ column }) => column === 'customer_id');
  const { rows } = await database.execute<{ line: number; fate: 'gone' | 'none' | 'repeated' }>(sql`
    with given as (
      select * from unnest(
        ${sql.param(absences.map(({ line }) => line))}::int[],
        ${sql.param(absences.map(({ value }) => value.sourceId))}::text[],
        ${sql.param(absences.map(({ value }) => value.sourceUpdatedAt ?? null))}::timestamptz[]
      ) with ordinality as given (line, source_id, source_updated_at, place)
    ),
    judged as materialized (
      select given.*, known.id as known_id, ${isOfCustomer ? sql`known.customer_id` : sql`null::bigint`} as customer,
        case
          when known.written_by = ${run.number} or sighting.source_id is not null
            or row_number() over (partition by given.source_id order by place) > 1 then 'repeated'
          when known.id is null ${isVersioned ? sql`or known.source_updated_at > given.source_updated_at` : sql``} then 'none'
          else 'gone' end as fate
      from given
      left join ${sql.raw(table)} as known
        on known.company_id = ${run.companyId} and known.source = ${run.source} and known.source_id = given.source_id
      left join ledger.import_sightings as sighting
        on sighting.run_id = ${run.id} and sighting.kind = ${kind} and sighting.source_id = given.source_id
    ),
    removed as (delete from ${sql.raw(table)} as stale using judged where stale.id = judged.known_id and fate = 'gone'),
    sighted as (
      insert into ledger.import_sightings (run_id, kind, source_id, left_out)
      select ${run.id}::uuid, ${kind}, source_id, true from judged where fate <> 'repeated'
    )${
      run.hasMetrics
        ? sql`, noted as (
            insert into ledger.changes (company_id, customer_id)
            select distinct ${run.companyId}::uuid, customer from (
              select customer from judged where fate = 'gone'
              union ${otherSideOf(kind, sql`select known_id from judged where fate = 'gone'`)}
            ) as touched where customer is not null
            on conflict do nothing)`
        : sql``
    }
    select line, fate from judged`);
  const lines = (fate: string) => rows.filter((row) => row.fate === fate).map(({ line }) => line);
  const skipped = lines('none').length;
  return {
    imported: lines('gone').length,
    skipped,
    skips: skipped ? { gone: skipped } : {},
    refused: lines('repeated').map((line) => ({ line, because: 'repeated' })),
  };
}
