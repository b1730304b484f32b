import { resolve } from 'node:path';
import { duplicates as policies } from '@services/ledger/contract/duplicates';
import { type FileOptions, fileAnswersOf } from '@services/ledger/import/file/file-answers';
import { type ImportSource, importSources, runImport } from '@services/ledger/import/run-import';
import { withDatabase } from '@suite/kernel/data-folder/with-database';
import { Failure } from '@suite/kernel/errors/failure';
import { is } from 'valibot';
import { askPlatform } from '../control/ask-platform';
import { facts } from '../services/all-services';

const options = '--xero DIR, --quickbooks-online DIR, --vendor-payments FILE or --file FILE';

interface Options {
  company: string | undefined;
  /** Locations by kind of source; exactly one is set. */
  sources: Partial<Record<ImportSource, string | undefined>>;
  /** Treatment of documents that another source has already imported: keep or skip. */
  duplicates?: string | undefined;
  /** What the command line says about a file. */
  answers?: FileOptions | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
}

/**
 * Runs `npm run import` (decision 013) and yields the lines to print. If a running suite uses the embedded database, that suite
 * does the import.
 * @throws Failure with what to do, when not everything could be read
 */
export async function* importCommand({
  company,
  sources,
  duplicates,
  answers = {},
  dataFolder,
  databaseUrl,
}: Options): AsyncGenerator<string> {
  const named = importSources.flatMap((source) => (sources[source] ? [{ source, path: resolve(sources[source]) }] : []));
  const [one, ...others] = named;
  if (!company?.trim() || !one) throw new Failure(`Say what to import: npm run import -- --company NAME, then ${options}`);
  if (others.length) throw new Failure(`Import one after the other: ${named.map(({ source }) => `--${source}`).join(', ')}.`);
  if (duplicates !== undefined && !is(policies, duplicates)) throw new Failure('Say --duplicates keep or --duplicates skip.');
  const given = fileAnswersOf(answers);
  if (given && one.source !== 'file')
    throw new Failure('--currency, --as-of, --kind, --map and --encoding only apply to --file.');
  const order = { company, ...one, ...(duplicates !== undefined && { duplicates }), ...(given && { answers: given }) };
  const throughPlatform = databaseUrl ? undefined : await askPlatform(dataFolder, order);
  if (throughPlatform) {
    yield* throughPlatform;
    return;
  }
  yield* withDatabase({ dataFolder, databaseUrl }, (database) =>
    runImport({ database, facts, dataFolder, clock: Date.now }, order),
  );
}
