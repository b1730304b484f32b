import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { migrationsOf, type Table, tablesOf } from './tables';

/** File in a backup that describes its content. */
export const BACKUP_FILE = 'backup.json';

export interface BackupContent {
  /** ISO 8601. */
  madeAt: string;
  migrations: Record<string, string[]>;
  /** By name, in the order in which they are filled; SHA-256 of the rows in hexadecimal. */
  tables: Record<string, { rows: number; sha256: string }>;
  /** Last value by the name of the sequence. */
  sequences: Record<string, string>;
}

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.ndjson.gz`);

/** Folder in a backup with the content of the data folder except the database. */
export const DATA = 'data';

/** Excluded content of the data folder: the database, and files that only a running process needs. */
const LEFT_OUT = ['db', 'outbox', 'uploads', 'tls', 'platform.lock', 'platform.sock', 'maintenance'];

/**
 * Writes a snapshot of every row of the database, as one line of JSON each, and the other content of the data folder. Both kinds
 * of database produce the same lines, so either can be restored from a backup of the other.
 */
export async function backUp(database: Database, dataFolder: string, folder: string): Promise<BackupContent> {
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  // Files never change, and the snapshot no longer refers to one that is removed in the meantime.
  copyData(dataFolder, join(folder, DATA));
  const content = await database.transaction(
    async (transaction) => {
      await transaction.execute(sql`SET LOCAL TimeZone = 'UTC'`);
      const tables: BackupContent['tables'] = {};
      for (const table of await tablesOf(transaction)) tables[table.name] = await writeTable(transaction, table, folder);
      return {
        madeAt: new Date().toISOString(),
        migrations: await migrationsOf(transaction),
        tables,
        sequences: await sequencesOf(transaction),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  copyData(dataFolder, join(folder, DATA));
  writeFileSync(join(folder, BACKUP_FILE), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  return content;
}

function copyData(dataFolder: string, target: string): void {
  for (const name of existsSync(dataFolder) ? readdirSync(dataFolder) : []) {
    if (!LEFT_OUT.includes(name)) cpSync(join(dataFolder, name), join(target, name), { recursive: true, force: false });
  }
}

/** Rows per fetch. */
const PAGE = 1000;

async function writeTable(database: Database, { name, columns, key }: Table, folder: string) {
  const zip = createGzip();
  const written = finished(zip.pipe(createWriteStream(tableFile(folder, name), { mode: 0o600 })));
  const hash = createHash('sha256');
  let count = 0;
  const rows = sql.raw(`SELECT row_to_json(r)::text AS row FROM (SELECT ${columns} FROM ${name} ORDER BY ${key}) r`);
  await database.execute(sql`DECLARE backup NO SCROLL CURSOR FOR ${rows}`);
  for (;;) {
    const page = await database.execute<{ row: string }>(sql.raw(`FETCH ${PAGE} FROM backup`));
    if (!page.rows.length) break;
    const text = page.rows.map(({ row }) => `${row}\n`).join('');
    hash.update(text);
    count += page.rows.length;
    if (!zip.write(text)) await once(zip, 'drain');
  }
  await database.execute(sql`CLOSE backup`);
  zip.end();
  await written;
  return { rows: count, sha256: hash.digest('hex') };
}

async function sequencesOf(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ name: string; last: string }>(sql`
    SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name, last_value::text AS last FROM pg_sequences
    WHERE last_value IS NOT NULL AND schemaname <> 'migrations' ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
