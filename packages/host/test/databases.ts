import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFullRun } from '@suite/env/node';
import { Client } from 'pg';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The folder of this run, removed after it. */
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

/** What a fresh database holds: nothing, or what a platform leaves that was opened with the demo data. */
export type Content = 'empty' | 'seeded';

/** A fresh data folder with its embedded database. */
export function freshFolder(content: Content = 'empty'): string {
  const folder = emptyFolder();
  cpSync(join(runFolder(), content, 'db'), join(folder, 'db'), { recursive: true });
  return folder;
}

/** Where a fresh database of a kind stands, as `openPlatform` takes it. */
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

/** Makes what the fresh ones with the demo data are copies of; filling it takes longer than a copy. */
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

/** What the test file under way has made: data folders, and databases of PostgreSQL. */
const made = { folders: [] as string[], databases: [] as string[] };

/**
 * Called after the test file by its environment (`jest/shared-environment.cjs`). What a test has left open stays, because
 * whatever still runs on it would fail aloud.
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

/** PostgreSQL, which is opened far faster, where its programs are found; else the embedded database. */
export const oneDatabase: DatabaseKind = process.env.SUITE_TEST_NO_POSTGRES ? 'PGlite' : 'PostgreSQL';

/**
 * Runs a suite on `oneDatabase`: for what runs no SQL of its own, and for the many cases of a business rule. A full run
 * takes both. End-to-end tests have the embedded database under the same calls.
 */
export function onOneDatabase(title: string, suite: (kind: DatabaseKind) => void): void {
  if (isFullRun()) onEachDatabase(title, suite);
  else describe(title, () => suite(oneDatabase));
}

/** Runs a suite on the embedded database and, where its programs are found, on PostgreSQL: for SQL. */
export function onEachDatabase(title: string, suite: (kind: DatabaseKind) => void): void {
  describe(`${title} (PGlite)`, () => suite('PGlite'));
  onPostgres(title, suite);
}

/** Runs a suite on PostgreSQL where its programs are found; left out with the reason elsewhere. */
export function onPostgres(title: string, suite: (kind: DatabaseKind) => void): void {
  const reason = process.env.SUITE_TEST_NO_POSTGRES;
  if (reason) describe.skip(`${title} (PostgreSQL is left out: ${reason})`, () => suite('PostgreSQL'));
  else describe(`${title} (PostgreSQL)`, () => suite('PostgreSQL'));
}
