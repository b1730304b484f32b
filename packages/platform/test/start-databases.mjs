// @ts-check
/**
 * Before the tests: an embedded database that every test file copies (making one takes seconds), and
 * a PostgreSQL of this run alone where its programs are found.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startPostgres } from './postgres.mjs';

export default async function startDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'suite-test-'));
  process.env.SUITE_TEST_FOLDER = folder;
  const template = await PGlite.create(join(folder, 'template'));
  await template.close();
  const postgres = await startPostgres(folder);
  if ('reason' in postgres) process.env.SUITE_TEST_NO_POSTGRES = postgres.reason;
  else Object.assign(globalThis, { stopTestPostgres: postgres.stop });
}
