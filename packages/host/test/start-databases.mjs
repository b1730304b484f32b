// @ts-check
/**
 * Runs before the tests. Creates embedded databases that every test file copies, empty and with the demo data, because creating
 * one takes seconds. If PostgreSQL is installed, also starts a server for this run with the same databases.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { makeRunFolder } from '@suite/testing/run-folder';
import { v8Flags } from '@suite/testing/v8-flags';
import { ensureBundles, ensureTestPrograms } from '../commands/bundle.mjs';
import { startPostgres } from './postgres.mjs';

export default async function startDatabases() {
  // Programs that read files in a separate process run from bundles.
  await ensureBundles();
  await ensureTestPrograms();
  const folder = makeRunFolder();
  process.env.SUITE_TEST_FOLDER = folder;
  process.env.TMPDIR = folder;
  mkdirSync(join(folder, 'empty'));
  for (const flag of v8Flags) setFlagsFromString(flag);
  const empty = await PGlite.create(join(folder, 'empty', 'db'));
  await empty.close();
  const postgres = await startPostgres(folder);
  if ('reason' in postgres) process.env.SUITE_TEST_NO_POSTGRES = postgres.reason;
  else Object.assign(globalThis, { stopTestPostgres: postgres.stop });
  execFileSync(process.execPath, [fileURLToPath(new URL('../dist/seed-databases.js', import.meta.url))], { stdio: 'inherit' });
}
