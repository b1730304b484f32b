import { type SQL, sql } from 'drizzle-orm';
import type { Columns } from './in-columns';
import type { LedgerRun } from './ledger-run';
import { type KindOfRecord, type Parent, recordKinds } from './record-kinds';

/** A run, and whether it has met rows that it did not write. */
export type Writer = LedgerRun & { hasMet: boolean };

/** SQL: the id of a row in `import_sightings`. For a part, it includes the owner's id. */
export const sightingIn = (table: string, { owner }: KindOfRecord): SQL =>
  owner ? sql`${column(table, owner.property)} || '/' || ${column(table, 'source_id')}` : column(table, 'source_id');

/** A name in SQL; a table's name includes its database schema, `ledger.invoices`. */
export const name = (identifier: string) =>
  sql.join(
    identifier.split('.').map((part) => sql.identifier(part)),
    sql.raw('.'),
  );
export const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
export const column = (table: string, identifier: string) => sql`${name(table)}.${name(identifier)}`;

export const alias = ({ column: id }: Parent) => `the_${id}`;

/** The start of an insert statement; the values follow in this order. */
export function insertion({ table, columns, parents, owner }: KindOfRecord, named: readonly Parent[] = parents): SQL {
  const stamp = ['written_by', ...(owner ? [] : ['company_id', 'source'])];
  return sql`insert into ${name(table)} (${list(['source_id', ...stamp, ...Object.keys(columns), ...named.map((parent) => parent.column)].map(name))})`;
}

/** Values of the columns that say which run wrote a record and, unless it is a part, which company and source it belongs to. */
export const stampOf = (run: Writer, { owner }: KindOfRecord): SQL[] => [
  sql`${run.number}::bigint`,
  ...(owner ? [] : [sql`${run.companyId}::uuid`, sql`${run.source}`]),
];

/**
 * The records as a table. `unnest` is in the select list because in `from` each array would be materialized before the first
 * record is read.
 */
export const inputRows = (arrays: Columns['arrays']): SQL =>
  sql`select ${list(arrays.map(({ id, text, type }) => sql`unnest(${text}::${sql.raw(type)}[]) as ${name(id)}`))}`;

/**
 * Joins the parent of each record. The limit makes the planner look parents up one by one: the statistics of a growing ledger are
 * from when it was small, and with them the planner would read all of it for every batch. When the owner's id is given, the owner
 * is only needed for metrics.
 */
export function joinParent(run: Writer, { kind, hasOwners }: Columns, parent: Parent): SQL {
  const table = name(recordKinds[parent.kind].table);
  const property = column('given', parent.property);
  const bySource = sql`select * from ${table} where company_id = ${run.companyId} and source = ${run.source} and source_id = ${property} limit 1`;
  const byId = run.hasMetrics
    ? sql`select * from ${table} where id = given.owner_id limit 1`
    : sql`select given.owner_id as id, null::bigint as customer_id`;
  const isGiven = hasOwners && parent === recordKinds[kind].owner;
  return sql`left join lateral (${isGiven ? byId : bySource}) as ${name(alias(parent))} on true`;
}
