import { basename } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Duplicates } from '../contract/duplicates';
import { importTableFile } from './file/import-table-file';
import { findCompany } from './find-company';
import { importQuickbooksOnline } from './quickbooks-online/import-quickbooks-online';
import { reportLines } from './report';
import type { Run } from './run-file';
import { importXero } from './xero/import-xero';

/** What can be imported, by command-line option: a folder of an export, or a file. */
export const importSources = ['xero', 'quickbooks-online', 'vendor-payments', 'file'] as const;
export type ImportSource = (typeof importSources)[number];

/** What a person asks to import. */
export interface ImportOrder {
  /** Name or id of the company. */
  company: string;
  source: ImportSource;
  /** Absolute path of the folder or the file. */
  path: string;
  /** What becomes of documents that another source brought already; the import is refused when there are many and nothing is said. */
  duplicates?: Duplicates | undefined;
}

interface Work {
  database: Database;
  /** Gets the list of rejected rows when they are many. */
  dataFolder: string;
  facts: Facts;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Breaks the import off between two batches. */
  signal?: AbortSignal | undefined;
}

interface From extends Work {
  companyId: string;
  path: string;
  duplicates?: Duplicates | undefined;
}

const imports: Record<ImportSource, (from: From) => Promise<Run>> = {
  xero: ({ path: folder, ...work }) => importXero({ ...work, folder }),
  'quickbooks-online': ({ path: folder, ...work }) => importQuickbooksOnline({ ...work, folder }),
  'vendor-payments': (from) => importTableFile({ ...from, kind: 'vendor-payments' }),
  file: importTableFile,
};

/**
 * Imports, and reports what was done, line by line.
 * @throws Failure when the company is unknown or ambiguous, or a file cannot be read at all
 */
export async function* runImport(work: Work, { company, source, path, duplicates }: ImportOrder): AsyncGenerator<string> {
  const { id } = await findCompany(work.database, company);
  const run = await imports[source]({ ...work, companyId: id, path, duplicates });
  yield* reportLines(work.database, run, { dataFolder: work.dataFolder, name: basename(path), now: new Date(work.clock()) });
}
