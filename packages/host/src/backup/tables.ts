import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

export interface Table {
  /** `ledger.invoices`, quoted where necessary. */
  name: string;
  /** Columns that are not generated, quoted. */
  columns: string[];
  /** Columns of the primary key, quoted; all columns if there is none. */
  key: string[];
}

/** Returns every table of the suite, each after the tables that its foreign keys refer to. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const { rows: tables } = await database.execute<{ id: number; name: string; columns: string[]; key: string[] }>(sql`
    SELECT c.oid::int AS id, c.oid::regclass::text AS name,
      (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND attnum = ANY (SELECT unnest(indkey) FROM pg_index WHERE indrelid = c.oid AND indisprimary)) AS key
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migrations') AND n.nspname NOT LIKE 'pg\\_%'
    ORDER BY name`);
  const { rows: references } = await database.execute<{ from: number; to: number }>(
    sql`SELECT conrelid::int AS "from", confrelid::int AS "to" FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const placed = new Set<number>();
  const inOrder: typeof tables = [];
  const place = (table: (typeof tables)[number]) => {
    if (placed.has(table.id)) return;
    placed.add(table.id);
    for (const { from, to } of references) {
      const referred = from === table.id && tables.find(({ id }) => id === to);
      if (referred) place(referred);
    }
    inOrder.push(table);
  };
  for (const table of tables) place(table);
  return inOrder.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns }));
}

/** Returns the hashes of the applied migrations by the part of the suite that they belong to. */
export async function migrationsOf(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'migrations' ORDER BY 1`,
  );
  const hashes: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await database.execute<{ hash: string }>(sql`SELECT hash FROM migrations.${sql.identifier(name)} ORDER BY id`);
    hashes[name] = found.rows.map(({ hash }) => hash);
  }
  return hashes;
}
