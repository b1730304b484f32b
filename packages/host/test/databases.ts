import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFullRun } from '@suite/env/node';
import { Client } from 'pg';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** Returns the folder of this run, which is removed afterwards. */
function runFolder(): string {
  const folder = process.env.SUITE_TEST_FOLDER;
  if (!folder) throw new Error('run the tests by the jest config of this package');
  return folder;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(runFolder(), 'data-'));
  made.folders.push(folder);
  Object.assign(globalThis, { removeTestDatabases });
  return folder;
}

/** Content of a fresh database: empty, or with the demo data as a platform leaves it. */
export type Content = 'empty' | 'seeded';

/** Creates a fresh data folder with its embedded database. */
export function freshFolder(content: Content = 'empty'): string {
  const folder = emptyFolder();
  cpSync(join(runFolder(), content, 'db'), join(folder, 'db'), { recursive: true });
  return folder;
}

/** Creates a fresh database of a kind. Returns its location in the format of `openPlatform`. */
export async function freshDatabase(
  kind: DatabaseKind,
  content: Content = 'empty',
): Promise<{ dataFolder: string; databaseUrl?: string }> {
  if (kind === 'PGlite') return { dataFolder: freshFolder(content) };
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(name, content);
  const dataFolder = emptyFolder();
  made.databases.push(name);
  return { dataFolder, databaseUrl: addressOf(name) };
}

/** Creates the databases with demo data that fresh ones are copied from, because copying is faster than seeding. */
export async function seedDatabases(seed: (place: { dataFolder: string; databaseUrl?: string }) => Promise<void>): Promise<void> {
  const dataFolder = join(runFolder(), 'seeded');
  cpSync(join(runFolder(), 'empty'), dataFolder, { recursive: true });
  const seeding = [seed({ dataFolder })];
  if (!process.env.SUITE_TEST_NO_POSTGRES) {
    await createDatabase('seeded', 'empty');
    seeding.push(seed({ dataFolder: emptyFolder(), databaseUrl: addressOf('seeded') }));
  }
  await Promise.all(seeding);
}

async function createDatabase(name: string, content: Content): Promise<void> {
  const client = new Client({ host: process.env.SUITE_TEST_POSTGRES, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${content === 'seeded' ? 'seeded' : 'template1'}`);
  await client.end();
}

/** Data folders and PostgreSQL databases that the current test file has created. */
const made = { folders: [] as string[], databases: [] as string[] };

/**
 * Called after the test file by its environment (`jest/shared-environment.cjs`). Databases that a test has left open are not
 * removed, because code still running on them would fail with errors.
 */
async function removeTestDatabases(): Promise<void> {
  for (const folder of made.folders.splice(0))
    if (!existsSync(join(folder, 'platform.lock'))) rmSync(folder, { recursive: true, force: true });
  const names = made.databases.splice(0);
  if (names.length === 0) return;
  const client = new Client({ host: process.env.SUITE_TEST_POSTGRES, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname = ANY($1)
     AND NOT EXISTS (SELECT FROM pg_stat_activity AS activity WHERE activity.datname = pg_database.datname)`,
    [names],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
}

const addressOf = (name: string) =>
  `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(process.env.SUITE_TEST_POSTGRES ?? '')}`;

/** PostgreSQL if it is installed, because it opens much faster; otherwise the embedded database. */
export const oneDatabase: DatabaseKind = process.env.SUITE_TEST_NO_POSTGRES ? 'PGlite' : 'PostgreSQL';

/**
 * Runs a suite on `oneDatabase`: for code without its own SQL, and for the many cases of a business rule. A full run uses both
 * databases. End-to-end tests run the same calls on the embedded database.
 */
export function onOneDatabase(title: string, suite: (kind: DatabaseKind) => void): void {
  if (isFullRun()) onEachDatabase(title, suite);
  else describe(title, () => suite(oneDatabase));
}

/** Runs a suite on the embedded database and, if it is installed, on PostgreSQL: for SQL. */
export function onEachDatabase(title: string, suite: (kind: DatabaseKind) => void): void {
  describe(`${title} (PGlite)`, () => suite('PGlite'));
  onPostgres(title, suite);
}

/** Runs a suite on PostgreSQL if it is installed; otherwise skips it with the reason. */
export function onPostgres(title: string, suite: (kind: DatabaseKind) => void): void {
  const reason = process.env.SUITE_TEST_NO_POSTGRES;
  if (reason) describe.skip(`${title} (PostgreSQL is left out: ${reason})`, () => suite('PostgreSQL'));
  else describe(`${title} (PostgreSQL)`, () => suite('PostgreSQL'));
}
