import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { askPlatform } from '../control/ask-platform';
import { lockFolder } from '../data-folder/lock-folder';
import { openDatabase } from '../database/database';
import { Failure } from '../failure';
import { type ImportSource, importSources, runImport } from './run-import';

const options = '--xero DIR, --quickbooks-online DIR, --vendor-payments FILE or --file FILE';

interface Options {
  company: string | undefined;
  /** Where each kind of source was said to be; one of them. */
  sources: Partial<Record<ImportSource, string | undefined>>;
  dataFolder: string;
  databaseUrl: string | undefined;
}

/**
 * `npm run import` (design §6): the lines to print. An embedded database that a running suite holds
 * is written through that suite.
 * @throws Failure with what to do, when nothing or not everything could be read
 */
export async function* importCommand({ company, sources, dataFolder, databaseUrl: url }: Options): AsyncGenerator<string> {
  const named = importSources.flatMap((source) => (sources[source] ? [{ source, path: resolve(sources[source]) }] : []));
  const [one, ...others] = named;
  if (!company?.trim() || !one) throw new Failure(`Say what to import: npm run import -- --company NAME, then ${options}`);
  if (others.length) throw new Failure(`Import one after the other: ${named.map(({ source }) => `--${source}`).join(', ')}.`);
  const order = { company, ...one };
  const throughPlatform = url ? undefined : await askPlatform(dataFolder, order);
  if (throughPlatform) {
    yield* throughPlatform;
    return;
  }
  if (!url && !existsSync(join(dataFolder, 'db'))) {
    throw new Failure(`${dataFolder} holds no database yet: run npm start once, or set SUITE_DATA to the folder that does.`);
  }
  // PostgreSQL takes several processes, the embedded database one.
  const lock = url ? undefined : lockFolder(dataFolder);
  try {
    const { database, close } = await openDatabase({ dataFolder, url, logger: createLogger('warning') });
    try {
      yield* runImport({ database, clock: Date.now }, order);
    } finally {
      await close();
    }
  } finally {
    lock?.release();
  }
}
