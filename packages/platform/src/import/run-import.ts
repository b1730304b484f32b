import type { Database } from '../database/database';
import { findCompany } from './find-company';
import { reportLines } from './report';
import { importXero } from './xero/import-xero';

/** What a person asks to import. */
export interface ImportOrder {
  /** Name or id of the company. */
  company: string;
  /** Absolute path of the folder with a Xero organisation's files. */
  xero: string;
}

interface Work {
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Breaks the import off between two batches. */
  signal?: AbortSignal | undefined;
}

/**
 * Imports, and tells line by line what was done.
 * @throws Failure when the company is unknown or ambiguous, or a file could not be read at all
 */
export async function* runImport({ database, clock, signal }: Work, { company, xero }: ImportOrder): AsyncGenerator<string> {
  const { id } = await findCompany(database, company);
  const run = await importXero({ database, companyId: id, folder: xero, clock, signal });
  yield* reportLines(database, run);
}
