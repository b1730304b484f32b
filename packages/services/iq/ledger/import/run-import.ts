import { basename } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Duplicates } from '../contract/duplicates';
import type { FileAnswers } from './file/file-answers';
import { importTableFile } from './file/import-table-file';
import { findCompany } from './find-company';
import { importQuickbooksOnline } from './quickbooks-online/import-quickbooks-online';
import { reportLines } from './report';
import type { Run } from './run-file';
import { importXero } from './xero/import-xero';

/** The sources that can be imported, by command-line option: a folder with an export, or a file. */
export const importSources = ['xero', 'quickbooks-online', 'vendor-payments', 'file'] as const;
export type ImportSource = (typeof importSources)[number];

export interface ImportOrder {
  /** The name or id of the company. */
  company: string;
  source: ImportSource;
  /** The absolute path of the folder or file. */
  path: string;
  /** What happens to documents that another source already imported. If absent, the import is refused if there are many. */
  duplicates?: Duplicates | undefined;
  /** What the command line says about the file. */
  answers?: FileAnswers | undefined;
}

interface Work {
  database: Database;
  /** The folder where a long list of rejected rows is saved. */
  dataFolder: string;
  facts: Facts;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Stops the import between two batches. */
  signal?: AbortSignal | undefined;
}

interface From extends Work {
  companyId: string;
  path: string;
  duplicates?: Duplicates | undefined;
  answers?: FileAnswers | undefined;
}

const imports: Record<ImportSource, (from: From) => Promise<Run>> = {
  xero: ({ path: folder, ...work }) => importXero({ ...work, folder }),
  'quickbooks-online': ({ path: folder, ...work }) => importQuickbooksOnline({ ...work, folder }),
  'vendor-payments': (from) => importTableFile({ ...from, kind: 'vendor-payments' }),
  file: importTableFile,
};

/**
 * Runs an import and yields its report line by line.
 * @throws Failure if the company is unknown or ambiguous, or a file cannot be read at all
 */
export async function* runImport(
  work: Work,
  { company, source, path, duplicates, answers }: ImportOrder,
): AsyncGenerator<string> {
  const { id } = await findCompany(work.database, company);
  const run = await imports[source]({ ...work, companyId: id, path, duplicates, answers });
  yield* reportLines(work.database, run, { dataFolder: work.dataFolder, name: basename(path), now: new Date(work.clock()) });
}
