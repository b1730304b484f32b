import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

/** A table of the ledger: its rows are known by company, source and id at the source. */
type SourcedTable = PgTable & Record<'id' | 'companyId' | 'source' | 'sourceId', PgColumn>;

const key = new Set(['id', 'companyId', 'source', 'sourceId']);

/**
 * Writes rows that are new or differ from what is there, in one statement. Each id at the source may stand in it once.
 * @returns the ids at the source of the rows that changed the table
 */
export async function upsert<Table extends SourcedTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const given = Object.keys(rows[0] ?? {});
  const changing = Object.entries(getTableColumns(table)).filter(([name]) => given.includes(name) && !key.has(name));
  const incoming = ({ name }: PgColumn) => sql`excluded.${sql.identifier(name)}`;
  const columns = changing.map(([, column]) => column);
  const differs = sql`(${list(columns.map((column) => sql`${column}`))}) is distinct from (${list(columns.map(incoming))})`;
  const changed = await database
    .insert<PgTable>(table)
    .values([...rows])
    .onConflictDoUpdate({
      target: [table.companyId, table.source, table.sourceId],
      set: Object.fromEntries(changing.map(([name, column]) => [name, incoming(column)])),
      setWhere: differs,
    })
    .returning({ sourceId: table.sourceId });
  return new Set(changed.map(({ sourceId }) => String(sourceId)));
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
