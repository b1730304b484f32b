import { createHash } from 'node:crypto';
import { cpSync, createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { sql } from 'drizzle-orm';
import { BACKUP_FILE, type BackupContent, DATA, tableFile } from './backup';
import { migrationsOf, type Table, tablesOf } from './tables';

const KEY = 'token-key';

/**
 * Fills an empty database from a backup, completely or not at all, and adds the backup's files to the data folder.
 * @returns the number of rows
 * @throws Failure when there is no backup, it is of another version or damaged, or the database is not empty
 */
export async function restore(database: Database, dataFolder: string, folder: string): Promise<number> {
  const content = readContent(folder);
  requireSameKey(dataFolder, folder);
  const rows = await database.transaction(async (transaction) => {
    if (JSON.stringify(await migrationsOf(transaction)) !== JSON.stringify(content.migrations)) {
      throw new Failure('The backup is of another version of the suite: restore it with that version, then update.');
    }
    const tables = await tablesOf(transaction);
    for (const table of tables) await requireEmpty(transaction, table);
    await transaction.execute(sql`SET LOCAL TimeZone = 'UTC'`);
    let sum = 0;
    for (const table of tables) sum += await fillTable(transaction, table, content, folder);
    for (const [name, last] of Object.entries(content.sequences)) {
      await transaction.execute(sql`SELECT setval(${name}::regclass, ${last}::bigint, true)`);
    }
    return sum;
  });
  if (existsSync(join(folder, DATA))) cpSync(join(folder, DATA), dataFolder, { recursive: true, force: false });
  return rows;
}

function readContent(folder: string): BackupContent {
  try {
    return JSON.parse(readFileSync(join(folder, BACKUP_FILE), 'utf8'));
  } catch {
    throw new Failure(`${folder} has no whole backup: ${BACKUP_FILE} is missing or damaged.`);
  }
}

async function requireEmpty(database: Database, { name }: Table): Promise<void> {
  const { rows } = await database.execute(sql.raw(`SELECT 1 FROM ${name} LIMIT 1`));
  if (rows.length) throw new Failure(`The database is not empty (${name} has rows). Restore into an empty one.`);
}

/** Maximum number of rows and of characters per write. */
const MAX_ROWS = 1000;
const MAX_CHARACTERS = 4_000_000;

async function fillTable(database: Database, { name, columns }: Table, { tables }: BackupContent, folder: string) {
  const insert = sql.raw(`INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns}`);
  let lines: string[] = [];
  let characters = 0;
  let count = 0;
  const hash = createHash('sha256');
  const write = async () => {
    if (!lines.length) return;
    const rows = `[${lines.join(',')}]`;
    await database.execute(sql`${insert} FROM json_populate_recordset(NULL::${sql.raw(name)}, ${rows}::json)`);
    count += lines.length;
    [lines, characters] = [[], 0];
  };
  for await (const line of linesOf(tableFile(folder, name))) {
    hash.update(`${line}\n`);
    lines.push(line);
    characters += line.length;
    if (lines.length >= MAX_ROWS || characters >= MAX_CHARACTERS) await write();
  }
  await write();
  const promised = tables[name];
  if (promised?.rows !== count || promised.sha256 !== hash.digest('hex')) {
    throw new Failure(`The backup is damaged: the rows of ${name} are not those that were written.`);
  }
  return count;
}

/** Splits only at line feeds, because texts in rows contain other line breaks. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unzip = createReadStream(path)
    .on('error', (error) => unzip.destroy(error))
    .pipe(createGunzip());
  let rest = '';
  try {
    for await (const chunk of unzip.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new Failure(`The backup is damaged: ${path} cannot be read.`, { cause: error });
  }
}

/** Sealed values of the database can only be opened with the key of the backup. */
function requireSameKey(dataFolder: string, folder: string): void {
  const [own, backedUp] = [join(dataFolder, KEY), join(folder, DATA, KEY)];
  if (!existsSync(own) || !existsSync(backedUp) || readFileSync(own).equals(readFileSync(backedUp))) return;
  throw new Failure(`${dataFolder} has another ${KEY} than the backup. Restore into a new data folder.`);
}
