import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { utcDayOf } from '@suite/values/iso-day';
import type { Duplicates } from '../contract/duplicates';
import { CONNECTED, type ConnectionTypeCode } from '../contract/firms';
import { setConnection } from '../firms/connections';
import { analyzeLedger } from '../records/analyze-ledger';
import { followLedger } from '../records/follow-ledger';
import { lockLedger } from '../records/lock-ledger';
import type { LedgerSource } from '../schema/ledger';
import { saveChanges } from './changes';
import { checkHeader } from './csv/read-rows';
import { DuplicatesError, settleDuplicates } from './duplicates';
import { failureOf } from './failure-of';
import { failRun, finishRun, startRun } from './import-run';
import { type ImportRows, type Run, runFiles } from './run-file';
import { keepOriginals } from './undo/ledger-before';
import { noteUnknownPayments } from './unknown-payments';

export interface Step {
  file: { name: string; columns: readonly string[] };
  importRows: ImportRows;
}

/** A provider's own export as a folder of files. */
export interface FolderExport {
  source: LedgerSource;
  connectionType: ConnectionTypeCode;
  /** The record kinds, in the order in which they are reported. */
  kinds: readonly string[];
  /** Returns the steps whose files exist, in reading order. @throws Failure if a required file is missing */
  stepsIn(folder: string): readonly Step[];
  /** Removes the parts of documents that the export no longer has, in a transaction that holds the ledger's lock. */
  dropStale(transaction: Database, run: Run): Promise<void>;
}

export interface FolderOptions {
  database: Database;
  facts: Facts;
  companyId: string;
  folder: string;
  duplicates?: Duplicates | undefined;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Stops the import between two batches. */
  signal?: AbortSignal | undefined;
}

/**
 * Imports a provider's export into a company's ledger and connects it. All files are checked before anything is written. What was
 * imported before a failure stays and is skipped the next time.
 * @throws Failure if the folder or a file cannot be read
 */
export async function importFolder(of: FolderExport, options: FolderOptions): Promise<Run> {
  const { database, companyId, folder, clock, signal } = options;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(`There is no folder ${folder}.`);
  const steps = of.stepsIn(folder);
  for (const { file } of steps) await checkHeader(join(folder, file.name), file.columns);
  const { source, connectionType, kinds } = of;
  const run = await startRun(database, { companyId, source, fileName: basename(folder), kinds, now: new Date(clock()) });
  run.duplicates = options.duplicates;
  try {
    const files = steps.map(({ file, importRows }) => ({ path: join(folder, file.name), columns: file.columns, importRows }));
    await runFiles(database, run, files, signal);
    await analyzeLedger(database);
    const many = await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      await keepOriginals(transaction, run);
      return settleDuplicates(transaction, run);
    });
    if (many) throw new DuplicatesError(many);
    await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      await keepOriginals(transaction, run);
      await of.dropStale(transaction, run);
      await noteUnknownPayments(transaction, run);
    });
    const now = new Date(clock());
    // In UTC, like the days of change that date the export's settlements.
    await followLedger(options, { ...run, asOf: utcDayOf(now) });
    await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      await saveChanges(transaction, run);
      await setConnection(transaction, companyId, { connectionType, status: CONNECTED, lastImportAt: now });
      await finishRun(transaction, run, now);
    });
    return run;
  } catch (error) {
    const failure = failureOf(error);
    await database.transaction((transaction) => failRun(transaction, run, failure, new Date(clock()))).catch(() => undefined);
    throw error;
  }
}
