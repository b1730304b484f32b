import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { type SQL, sql } from 'drizzle-orm';
import type { Duplicates } from '../contract/table';
import type { LedgerRun } from '../records/ledger-run';
import { clientNameKey } from '../schema/client-name-key';
import type { Outcome } from './tally';

/** So many documents that another source has already ask what to do with them, or this share of those that were read. */
const FEW = 5;
const SHARE = 0.02;

/** Documents of a run that another source of the ledger has as well, of those that are new. */
export interface DuplicateCounts {
  documents: number;
  duplicates: number;
}

/** The same invoices are in the ledger from another source, and nobody has said what to do with them. */
export class DuplicatesFound extends Failure {
  constructor(readonly counts: DuplicateCounts) {
    const { documents, duplicates } = counts;
    const are = duplicates === 1 ? 'document is' : 'documents are';
    super(
      `${duplicates} of the ${documents} new documents read so far ${are} in the ledger already, from another source: same client, number and total, or same client, date and total where a number is missing. They would count twice. Skip them or keep both: upload the file in IQ and choose, or add --duplicates skip or --duplicates keep on the command line.`,
    );
  }
}

const kinds = [
  { kind: 'invoices', table: 'ledger.invoices', day: 'issued_on', number: 'number', total: 'total', isAsked: true },
  { kind: 'credit notes', table: 'ledger.credit_notes', day: 'issued_on', number: 'number', total: 'total', isAsked: true },
  { kind: 'payments', table: 'ledger.payments', day: 'paid_on', number: 'null::text', total: 'amount', isAsked: false },
] as const;

type Ids = Record<(typeof kinds)[number]['kind'], number>;

/** The last document of each kind before a batch is written. */
export async function lastDocuments(database: Database): Promise<Ids> {
  const maxOf = (table: string) => sql.raw(`(select coalesce(max(id), 0) from ${table})::float8`);
  const { rows } = await database.execute<Ids>(
    sql`select ${sql.join(
      kinds.map(({ kind, table }) => sql`${maxOf(table)} as ${sql.raw(`"${kind}"`)}`),
      sql`, `,
    )}`,
  );
  return rows[0] as Ids;
}

/**
 * Compares the documents that a batch has added with those that other sources brought before it.
 * @returns the outcomes of the batch, without what was left out
 * @throws DuplicatesFound when there are many, and nobody has said what to do
 */
export async function settleDuplicates(
  database: Database,
  run: LedgerRun & { duplicates?: Duplicates | undefined; met: DuplicateCounts; matched?: Map<string, number[]> },
  before: Ids,
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  if (run.duplicates === 'keep') return outcomes;
  const skipped = new Map<string, number>();
  for (const each of kinds) {
    const { count, ids } = await duplicatesOf(database, run, each, before[each.kind]);
    if (each.isAsked) {
      run.met.documents += count;
      run.met.duplicates += ids.length;
    }
    if (run.duplicates === undefined && ids.length) {
      run.matched ??= new Map();
      run.matched.set(each.table, [...(run.matched.get(each.table) ?? []), ...ids]);
    }
    if (run.duplicates !== 'skip' || !ids.length) continue;
    await remove(database, each.table, ids);
    skipped.set(each.kind, ids.length);
  }
  const { documents, duplicates } = run.met;
  if (run.duplicates === undefined && (duplicates >= FEW || (duplicates > 0 && duplicates >= SHARE * documents)))
    throw new DuplicatesFound({ ...run.met });
  return outcomes.map((outcome) => {
    const left = Math.min(outcome.imported, skipped.get(outcome.kind) ?? 0);
    if (!left) return outcome;
    skipped.set(outcome.kind, (skipped.get(outcome.kind) ?? 0) - left);
    return { ...outcome, imported: outcome.imported - left, skipped: outcome.skipped + left };
  });
}

/** Takes back what earlier batches of a run wrote before it stopped to ask, so that nothing of it counts twice meanwhile. */
export async function takeBackMatched(database: Database, { matched = new Map() }: { matched?: Map<string, number[]> }) {
  for (const [table, ids] of matched) await remove(database, table, ids);
}

const remove = (database: Database, table: string, ids: readonly number[]) =>
  database.execute(sql`delete from ${sql.raw(table)} where id = any(${sql.param(ids)}::bigint[])`);

/**
 * The documents added after one that another source has as well. A file of a provider's own export and its connection are
 * two sources: ids that a file is given are lists in JSON.
 */
async function duplicatesOf(
  database: Database,
  { companyId, source }: LedgerRun,
  { table, day, number, total }: (typeof kinds)[number],
  after: number,
): Promise<{ count: number; ids: number[] }> {
  const of = (condition: SQL) => sql`
    select d.id, left(d.source_id, 1) = '[' as is_of_file, ${clientNameKey('c.name')} as client,
      lower(nullif(btrim(${sql.raw(number)}), '')) as number, d.${sql.raw(day)} as day, d.${sql.raw(total)} as total, d.currency
    from ${sql.raw(table)} as d join ledger.customers as c on c.id = d.customer_id
    where d.company_id = ${companyId} and ${condition}`;
  // By lists that are hashed: all may be of one client, day and total.
  const isKnown = (own: SQL, of: SQL) => sql`
    (fresh.client, fresh.total, fresh.currency, ${own}) in (select client, total, currency, ${of})`;
  const { rows } = await database.execute<{ count: number; ids: number[] | null }>(sql`
    with fresh as materialized (${of(sql`d.id > ${after}`)}),
    known as materialized (${of(sql`d.id <= ${after} and exists (select from fresh)
      and (d.source <> ${source} or (left(d.source_id, 1) = '[') <> (select is_of_file from fresh limit 1))`)})
    select (select count(*)::int from fresh) as count, (
      select json_agg(fresh.id) from fresh where ${isKnown(sql`fresh.number`, sql`number from known where number is not null`)}
        or ${isKnown(sql`fresh.day`, sql`day from known where number is null`)}
        or (fresh.number is null and ${isKnown(sql`fresh.day`, sql`day from known`)})
    ) as ids`);
  return { count: rows[0]?.count ?? 0, ids: rows[0]?.ids ?? [] };
}
