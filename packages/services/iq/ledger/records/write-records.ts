/**
 * Writes records of one kind into the ledger, one statement for each batch: new records are added, changed ones are updated, and
 * those that are unchanged or older than the ledger's copy are skipped. When the ledger has no records of a kind, they are added
 * at once (`addAll`). Columns are sent as arrays, which costs less than a parameter for each value and works on both databases.
 */

import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Skips } from '../contract/imports';
import { addAll } from './add-all';
import type { Placed } from './in-columns';
import { type Columns, inColumns, type Owners } from './in-columns';
import type { LedgerRun } from './ledger-run';
import { type KindOfRecord, type Parent, type RecordKind, type Records, recordKinds } from './record-kinds';
import { alias, column, inputRows, insertion, joinParent, list, name, sightingIn, stampOf, type Writer } from './record-sql';

export interface Refusal {
  line: number;
  /** An earlier record has the same id, or a record that it refers to is missing. */
  because: 'repeated' | 'unknown-parent';
  /** The property that refers to the missing record. */
  property?: string;
}

export interface Written {
  /** Number of records that changed the ledger. */
  imported: number;
  /** Number of records that are already in the ledger, or belong to one that is rightly left out. */
  skipped: number;
  /** The skipped records by reason. */
  skips: Skips;
  refused: Refusal[];
}

interface Rewritten extends Written {
  /** How many of the imported records were not in the ledger before. */
  added: number;
}

/**
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 * @param owners of parts, by their ids at the source, when the same transaction has already looked them up
 */
export const writeRecords = <Kind extends RecordKind>(
  database: Database,
  run: LedgerRun,
  kind: Kind,
  records: readonly Placed<Records[Kind]>[],
  owners?: Owners,
): Promise<Rewritten> => writeColumns(database, run, inColumns(kind, records, owners));

/** @param database a transaction that holds the ledger's lock (`lockLedger`) */
export async function writeColumns(database: Database, run: LedgerRun, columns: Columns): Promise<Rewritten> {
  const refused: Refusal[] = columns.repeated.map((line) => ({ line, because: 'repeated' }));
  const { kind, count: given } = columns;
  if (!given) return { added: 0, imported: 0, skipped: 0, skips: {}, refused };
  const hasMet = await hasSightings(database, run);
  if (run.newKinds.has(kind)) {
    if (await addAll(database, { ...run, hasMet }, columns))
      return { added: given, imported: given, skipped: 0, skips: {}, refused };
    // A source with one repeated id or unknown parent usually has more.
    run.newKinds.delete(kind);
  }
  const { rows } = await database.execute<{ fate: string; lines: number[]; count: number }>(
    statementOf({ ...run, hasMet }, columns),
  );
  const written: Rewritten = { added: 0, imported: 0, skipped: 0, skips: {}, refused };
  for (const { fate, lines, count } of rows) {
    if (fate === 'new') written.added += count;
    if (fate === 'new' || fate === 'changed') written.imported += count;
    else if (fate === 'same' || fate === 'older' || fate === 'left-out') {
      written.skipped += count;
      written.skips[fate === 'same' ? 'unchanged' : fate] = count;
    } else if (fate === 'repeated') refused.push(...lines.map((line) => ({ line, because: 'repeated' as const })));
    else refused.push(...lines.map((line) => ({ line, because: 'unknown-parent' as const, property: fate })));
  }
  return written;
}

/**
 * Returns whether the run has met rows that it did not write. When it has not, rows are not looked up among them, which in a
 * first import saves a lookup for every row.
 */
export async function hasSightings(database: Database, { id }: LedgerRun): Promise<boolean> {
  const { rows } = await database.execute(sql`select from ledger.import_sightings where run_id = ${id} limit 1`);
  return rows.length > 0;
}

function statementOf(run: Writer, columns: Columns): SQL {
  const { kind, arrays, unnamed } = columns;
  const definition = recordKinds[kind];
  const { table, parents, owner } = definition;
  const written = [...Object.keys(definition.columns), ...parents.map((parent) => parent.column)];
  const target = name(table);
  return sql`
    with given as (${inputRows(arrays)}),
    judged as materialized (
      select given.*, ${list([
        sql`known.id as known_id`,
        sql`${customerOf(kind)} as changed_customer`,
        sql`${formerCustomerOf(kind)} as former_customer`,
        ...parents.map((parent) => sql`${column(alias(parent), 'id')} as ${name(parent.column)}`),
        sql`${fate(definition, run)} as fate`,
      ])}
      from given
      ${sql.join(
        parents.map((parent) => {
          const sighting = `${alias(parent)}_sighting`;
          if (unnamed.has(parent)) return sql`${joinNoParent(parent)} ${joinNoSighting(sighting)}`;
          return sql`${joinParent(run, columns, parent)} ${joinSighting(run, parent.kind, column('given', parent.property), sighting)}`;
        }),
        sql` `,
      )}
      left join lateral (
        select * from ${target} as known where known.source_id = given.source_id and ${
          owner
            ? sql`known.${name(owner.column)} = ${column(alias(owner), 'id')}`
            : sql`known.company_id = ${run.companyId} and known.source = ${run.source}`
        } limit 1
      ) as known on true
      ${joinSighting(run, kind, sightingIn('given', definition), 'sighting')}
    ),
    added as (
      ${insertion(definition)}
      select ${list([sql`source_id`, ...stampOf(run, definition), ...written.map(name)])} from judged where fate = 'new'
    ),
    changed as (
      update ${target} as stale
      set ${list([sql`written_by = ${run.number}::bigint`, ...written.map((id) => sql`${name(id)} = ${column('judged', id)}`)])}
      from judged where stale.id = judged.known_id and judged.fate = 'changed'
    ),
    sighted as (
      insert into ledger.import_sightings (run_id, kind, source_id, left_out)
      select ${run.id}::uuid, ${kind}, ${sightingIn('judged', definition)}, fate <> 'same' from judged where fate in ('same', 'older', 'left-out')
    )${run.hasMetrics ? sql`, noted as (${noteChanges(run)})` : sql``}
    select fate, count(*)::int as count,
      coalesce(array_agg(line) filter (where fate not in ('new', 'changed', 'same', 'older', 'left-out')), '{}') as lines
    from judged group by fate`;
}

/** Replaces the join when no record of the batch refers to this parent. */
const joinNoParent = (parent: Parent) => sql`left join (select null::bigint as id) as ${name(alias(parent))} on false`;

/** Joins what the run has met under an id and not written. */
const joinSighting = (run: Writer, kind: RecordKind, id: SQL, as: string) =>
  run.hasMet
    ? sql`
  left join lateral (
    select source_id, left_out from ledger.import_sightings where run_id = ${run.id} and kind = ${kind} and source_id = ${id} limit 1
  ) as ${name(as)} on true`
    : joinNoSighting(as);

const joinNoSighting = (as: string) => sql`
  left join (select null::text as source_id, null::boolean as left_out) as ${name(as)} on false`;

/** SQL: the outcome for a record; when a record that it refers to is missing, the property that refers to it. */
function fate({ columns, parents, owner }: KindOfRecord, run: LedgerRun): SQL {
  const own = [
    ...Object.keys(columns).map((id) => [id, 'given'] as const),
    ...parents.map((parent) => [parent.column, ''] as const),
  ];
  const before = list(own.map(([id]) => column('known', id)));
  const after = list(own.map(([id, table]) => (table ? column(table, id) : column(`the_${id}`, 'id'))));
  const leftOut = parents
    .filter(({ isOptional }) => !isOptional)
    .map((parent) => sql`${column(`${alias(parent)}_sighting`, 'left_out')}`);
  const missing = parents.map(
    (parent) =>
      sql`when ${column(alias(parent), 'id')} is null and ${column('given', parent.property)} is not null then ${parent.property}`,
  );
  const required = parents
    .filter(({ isOptional }) => !isOptional)
    .map((parent) => sql`when ${column(alias(parent), 'id')} is null then ${parent.property}`);
  return sql`case
    when known.written_by = ${run.number} or sighting.source_id is not null then 'repeated'
    ${leftOut.length && owner ? sql`when ${sql.join(leftOut, sql` or `)} then 'left-out'` : sql``}
    ${sql.join([...required, ...missing], sql` `)}
    when known.id is null then 'new'
    ${'source_updated_at' in columns ? sql`when known.source_updated_at > given.source_updated_at then 'older'` : sql``}
    when (${before}) is distinct from (${after}) then 'changed'
    else 'same' end`;
}

/** SQL: the customer whose metrics a record in `judged` affects. Bills and vendors affect no customer's metrics. */
function customerOf(kind: RecordKind): SQL {
  if (kind === 'customers') return sql`known.id`;
  if (kind === 'invoice lines' || kind === 'applications') return sql`the_invoice_id.customer_id`;
  if (recordKinds[kind].parents.some(({ column: id }) => id === 'customer_id')) return sql`the_customer_id.id`;
  return sql`null::bigint`;
}

/** A document that moved from one customer to another affects the metrics of both. */
const formerCustomerOf = (kind: RecordKind): SQL =>
  !recordKinds[kind].owner && recordKinds[kind].parents.some(({ column: id }) => id === 'customer_id')
    ? sql`known.customer_id`
    : sql`null::bigint`;

const noteChanges = (run: LedgerRun) => sql`
  insert into ledger.changes (company_id, customer_id)
  select distinct ${run.companyId}::uuid, touched from judged, unnest(array[changed_customer, former_customer]) as touched
  where fate in ('new', 'changed') and touched is not null
  on conflict do nothing`;
