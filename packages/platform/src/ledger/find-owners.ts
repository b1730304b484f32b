import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { arrayText } from './array-text';
import type { LedgerRun } from './ledger-run';
import { recordKinds } from './record-kinds';

/** An invoice or a bill that lines of a run name. */
export type Owner = {
  kind: 'invoices' | 'bills';
  currency: string;
  linesIncludeTax: boolean;
  /** The run left it out, and its lines with it. */
  isLeftOut: boolean;
};

/** Invoices and bills by their ids at the source, with those that are in no ledger because the run left them out. */
export async function findOwners(database: Database, run: LedgerRun, sourceIds: readonly string[]): Promise<Map<string, Owner>> {
  const wanted = arrayText([...new Set(sourceIds)]);
  // One by one, which the limit holds the planner to, as in `writeRecords`.
  const known = (kind: Owner['kind']) => sql`
    select ${kind} as kind, currency, lines_include_tax from ${sql.identifier(recordKinds[kind].table)}
    where company_id = ${run.companyId} and source = ${run.source} and source_id = wanted.source_id`;
  const { rows } = await database.execute<Owner & { sourceId: string }>(sql`
    select wanted.source_id as "sourceId", coalesce(known.kind, sighting.kind) as kind, coalesce(currency, '') as currency,
      coalesce(lines_include_tax, false) as "linesIncludeTax", coalesce(sighting.left_out, false) as "isLeftOut"
    from unnest(${wanted}::text[]) as wanted (source_id)
    left join lateral (${known('invoices')} union all ${known('bills')} limit 1) as known on true
    left join lateral (
      select kind, left_out from import_sightings
      where run_id = ${run.id} and source_id = wanted.source_id and kind in ('invoices', 'bills') and left_out limit 1
    ) as sighting on true
    where known.kind is not null or sighting.kind is not null`);
  return new Map(rows.map((row) => [row.sourceId, row]));
}
