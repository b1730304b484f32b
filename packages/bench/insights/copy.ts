import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { DatabaseAddress } from './databases';

/** Tables that an import fills, each after the tables that it references. */
const tables = ['ledger.clients', 'ledger.customers', 'ledger.invoices', 'ledger.invoice_lines', 'ledger.applications'];

/** Rows per file, because the embedded database loads a whole file into memory. */
const ROWS = 200_000;

/** The bare database: for PGlite without the platform, its worker thread and its wire protocol. */
interface Bare {
  query(statement: string): Promise<{ rows: unknown[] }>;
  copyOut(statement: string, path: string): Promise<void>;
  copyIn(table: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Writes the rows of an imported ledger to files in COPY's text format. Returns the files with their tables, in order, and the
 * number of rows.
 */
export async function copyOut(
  place: DatabaseAddress,
  folder: string,
): Promise<{ files: [table: string, path: string][]; rows: number }> {
  const database = await openBare(place);
  const files: [string, string][] = [];
  let rows = 0;
  for (const table of tables) {
    const [counted] = (await database.query(`select count(*)::int as count from ${table}`)).rows as [{ count: number }];
    rows += counted.count;
    // COPY accepts no values for generated columns.
    const [{ columns }] = (
      await database.query(`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
    ).rows as [{ columns: string }];
    for (let from = 0; from < counted.count; from += ROWS) {
      const path = join(folder, `${table}-${from}.copy`);
      await database.copyOut(`(select ${columns} from ${table} order by id limit ${ROWS} offset ${from})`, path);
      files.push([table, path]);
    }
  }
  await database.close();
  return { files, rows };
}

/** Loads the files into a database with the same tables, indexes and constraints. Returns the milliseconds it took. */
export async function copyIn(
  place: DatabaseAddress,
  files: readonly (readonly [table: string, path: string])[],
): Promise<number> {
  const database = await openBare(place);
  const begin = performance.now();
  await database.query('begin');
  for (const [table, path] of files) await database.copyIn(table, path);
  await database.query('commit');
  const took = performance.now() - begin;
  await database.close();
  return took;
}

async function openBare({ dataFolder, databaseUrl }: DatabaseAddress): Promise<Bare> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      query: (statement) => client.query(statement),
      // The server writes the file itself, so that the yardstick excludes the transfer over a connection.
      copyOut: async (statement, path) => void (await client.query(`copy ${statement} to '${path}'`)),
      copyIn: async (table, path) => void (await client.query(`copy ${table} from '${path}'`)),
      close: () => client.end(),
    };
  }
  const database = await PGlite.create(join(dataFolder, 'db'));
  return {
    query: (statement) => database.query(statement),
    async copyOut(statement, path) {
      const { blob } = await database.query(`copy ${statement} to '/dev/blob'`);
      writeFileSync(path, new Uint8Array((await blob?.arrayBuffer()) ?? []));
    },
    async copyIn(table, path) {
      await database.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob([readFileSync(path)]) });
    },
    close: () => database.close(),
  };
}
