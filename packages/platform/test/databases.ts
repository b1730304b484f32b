import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The folder of this run, removed after it. */
function runFolder(): string {
  const folder = process.env.SUITE_TEST_FOLDER;
  if (!folder) throw new Error('run the tests by the jest config of this package');
  return folder;
}

export const emptyFolder = (): string => mkdtempSync(join(runFolder(), 'data-'));

/** A fresh data folder, its embedded database made but empty. */
export function freshFolder(): string {
  const folder = emptyFolder();
  cpSync(join(runFolder(), 'template'), join(folder, 'db'), { recursive: true });
  return folder;
}

/** Where a fresh database of a kind stands, as `openPlatform` takes it. */
export async function freshDatabase(kind: DatabaseKind): Promise<{ dataFolder: string; databaseUrl?: string }> {
  if (kind === 'PGlite') return { dataFolder: freshFolder() };
  const host = process.env.SUITE_TEST_POSTGRES;
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return {
    dataFolder: emptyFolder(),
    databaseUrl: `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(host ?? '')}`,
  };
}

/** Runs a suite on the embedded database and, where its programs are found, on PostgreSQL. */
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
