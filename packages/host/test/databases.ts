import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
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

export const emptyFolder = (): string => mkdtempSync(join(runFolder(), 'data-'));

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
  return { dataFolder: emptyFolder(), databaseUrl: addressOf(name) };
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
