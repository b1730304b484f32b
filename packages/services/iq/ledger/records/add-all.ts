import type { Database } from '@suite/kernel/database/database';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Columns } from './in-columns';
import { type Parent, type RecordKind, recordKinds } from './record-kinds';
import { alias, column, inputRows, insertion, joinParent, list, sightingIn, stampOf, type Writer } from './record-sql';

/**
 * Adds records in a single statement if all of them are new and everything they refer to is in the ledger. Otherwise returns
 * false and leaves the ledger unchanged.
 */
export async function addAll(database: Database, run: Writer, columns: Columns): Promise<boolean> {
  try {
    await database.transaction(async (attempt) => {
      const { rowCount } = await attempt.execute(additionOf(run, columns));
      if (rowCount !== columns.count) attempt.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError || isDuplicate(error)) return false;
    throw error;
  }
}

function additionOf(run: Writer, columns: Columns): SQL {
  const { kind, arrays, unnamed } = columns;
  const definition = recordKinds[kind];
  const { owner } = definition;
  const parents = definition.parents.filter((parent) => !unnamed.has(parent));
  const idOf = (parent: Parent) => column(alias(parent), 'id');
  const isThere = (parent: Parent) => {
    const isNamed = sql`${idOf(parent)} is not null`;
    return parent.isOptional ? sql`(${isNamed} or ${column('given', parent.property)} is null)` : isNamed;
  };
  const isUnmet = (of: RecordKind, id: SQL) =>
    sql`not exists (select from ledger.import_sightings where run_id = ${run.id} and kind = ${of} and source_id = ${id})`;
  const unmet = [
    isUnmet(kind, sightingIn('given', definition)),
    ...(owner ? [isUnmet(owner.kind, column('given', owner.property))] : []),
  ];
  const values = [...Object.keys(definition.columns).map((id) => column('given', id)), ...parents.map(idOf)];
  return sql`
    ${insertion(definition, parents)}
    select ${list([sql`given.source_id`, ...stampOf(run, definition), ...values])} from (${inputRows(arrays)}) as given
    ${sql.join(
      parents.map((parent) => joinParent(run, columns, parent)),
      sql` `,
    )}
    where ${sql.join([sql`true`, ...parents.map(isThere), ...(run.hasMet ? unmet : [])], sql` and `)}`;
}
