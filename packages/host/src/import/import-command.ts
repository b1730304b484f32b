import { resolve } from 'node:path';
import { duplicates as policies } from '@services/ledger/contract/duplicates';
import { type ImportSource, importSources, runImport } from '@services/ledger/import/run-import';
import { withDatabase } from '@suite/kernel/data-folder/with-database';
import { Failure } from '@suite/kernel/errors/failure';
import { is } from 'valibot';
import { askPlatform } from '../control/ask-platform';
import { facts } from '../services/all-services';

const options = '--xero DIR, --quickbooks-online DIR, --vendor-payments FILE or --file FILE';

interface Options {
  company: string | undefined;
  /** Where each kind of source was said to be; one of them. */
  sources: Partial<Record<ImportSource, string | undefined>>;
  /** What becomes of documents that another source brought already: keep or skip. */
  duplicates?: string | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
}

/**
 * `npm run import` (decision 013): the lines to print. An embedded database that a running suite holds
 * is written through that suite.
 * @throws Failure with what to do, when nothing or not everything could be read
 */
export async function* importCommand({ company, sources, duplicates, dataFolder, databaseUrl }: Options): AsyncGenerator<string> {
  const named = importSources.flatMap((source) => (sources[source] ? [{ source, path: resolve(sources[source]) }] : []));
  const [one, ...others] = named;
  if (!company?.trim() || !one) throw new Failure(`Say what to import: npm run import -- --company NAME, then ${options}`);
  if (others.length) throw new Failure(`Import one after the other: ${named.map(({ source }) => `--${source}`).join(', ')}.`);
  if (duplicates !== undefined && !is(policies, duplicates)) throw new Failure('Say --duplicates keep or --duplicates skip.');
  const order = { company, ...one, ...(duplicates !== undefined && { duplicates }) };
  const throughPlatform = databaseUrl ? undefined : await askPlatform(dataFolder, order);
  if (throughPlatform) {
    yield* throughPlatform;
    return;
  }
  yield* withDatabase({ dataFolder, databaseUrl }, (database) =>
    runImport({ database, facts, dataFolder, clock: Date.now }, order),
  );
}
