import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { arrayText } from './array-text';
import type { LedgerRun } from './ledger-run';
import { recordKinds } from './record-kinds';
import { hasSightings } from './write-records';

/** An invoice or a bill that lines of a run refer to. */
export interface Owner extends Facts {
  /** Null if it is not in the ledger. */
  id: number | null;
}

type Facts = {
  kind: 'invoices' | 'bills';
  currency: string;
  linesIncludeTax: boolean;
  /** True if the run left it out, together with its lines. */
  isLeftOut: boolean;
};

/**
 * Returns invoices and bills by their ids at the source, including those that are not in the ledger because the run left them
 * out.
 */
export async function findOwners(database: Database, run: LedgerRun, sourceIds: readonly string[]): Promise<Map<string, Owner>> {
  const requested = [...new Set(sourceIds)];
  // Looks up one at a time. The limit forces the planner to do so, as in `writeRecords`.
  const lookUp = (kind: Owner['kind'], condition: SQL) => sql`
    left join lateral (
      select id, currency, lines_include_tax from ${sql.raw(recordKinds[kind].table)}
      where ${condition} and company_id = ${run.companyId} and source = ${run.source} and source_id = wanted.source_id limit 1
    ) as ${sql.identifier(kind)} on true`;
  const sighted = (await hasSightings(database, run))
    ? sql`select kind, left_out from ledger.import_sightings
        where run_id = ${run.id} and source_id = wanted.source_id and kind in ('invoices', 'bills') and left_out limit 1`
    : sql`select null as kind, null::boolean as left_out where false`;
  const { rows } = await database.execute<Facts & { places: string; ids: string }>(sql`
    select coalesce(case when invoices.id is not null then 'invoices' when bills.id is not null then 'bills' end, sighting.kind) as kind,
      coalesce(invoices.currency, bills.currency, '') as currency,
      coalesce(invoices.lines_include_tax, bills.lines_include_tax, false) as "linesIncludeTax",
      coalesce(sighting.left_out, false) as "isLeftOut",
      string_agg(place::text, ',') as places, string_agg(coalesce(coalesce(invoices.id, bills.id)::text, ''), ',') as ids
    from unnest(${arrayText(requested)}::text[]) with ordinality as wanted (source_id, place)
    ${lookUp('invoices', sql`true`)} ${lookUp('bills', sql`invoices.id is null`)}
    left join lateral (${sighted}) as sighting on true
    where invoices.id is not null or bills.id is not null or sighting.kind is not null
    group by 1, 2, 3, 4`);
  const owners = new Map<string, Owner>();
  for (const { places, ids, ...facts } of rows) {
    const known = ids.split(',');
    for (const [at, place] of places.split(',').entries()) {
      owners.set(requested[Number(place) - 1] ?? '', { ...facts, id: known[at] ? Number(known[at]) : null });
    }
  }
  return owners;
}
