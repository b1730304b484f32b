import { rm } from 'node:fs/promises';
import { makeRunFolder } from './run-folder.mjs';
import { SEEDED_FOLDER, startSuite, V8_FLAGS } from './running-suite';
import { v8Flags } from './v8-flags.cjs';

/**
 * Runs the first start on an empty data folder, before the stories. Every suite of a story starts on a copy of the result: the
 * tables, the small demo data, whose numbers the stories expect, and the certificate.
 */
export default async function seedFolder(): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  process.env.TMPDIR = folder;
  process.env[V8_FLAGS] = v8Flags.join(' ');
  const suite = await startSuite('preview', { SUITE_DEMO_SIZE: 'small' });
  await suite.end();
  process.env[SEEDED_FOLDER] = suite.dataFolder;
  return () => rm(folder, { recursive: true, force: true });
}
