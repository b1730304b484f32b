import { basename } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import { lockLedger } from '../records/lock-ledger';
import { importRejections } from '../schema/import';
import { ahead } from './ahead';
import { batches } from './batches';
import { type CsvRow, readRows } from './csv/read-rows';
import type { ComparedRun } from './duplicates';
import { count, type Outcome } from './tally';
import { keepOriginals } from './undo/ledger-before';

export type Run = ComparedRun;

/** Rows per transaction: enough to write fast, and few enough not to block a single connection for long. */
export const BATCH = 5000;

/** Writes rows to the ledger, in the given transaction. */
type Work = (transaction: Database, run: Run) => Promise<Outcome[]>;

/** Reads rows without the database, and returns the work that writes them to the ledger. */
export type ImportRows = (rows: readonly CsvRow[]) => Promise<Work>;

interface File {
  path: string;
  columns: readonly string[];
  importRows: ImportRows;
}

/**
 * Imports files one after the other in batches, each with its rejected rows in one transaction. The next batch is read while the
 * database works. Memory use does not grow with the files.
 * @param signal stops the import between two batches
 * @throws FileUnreadableError
 */
export async function runFiles(database: Database, run: Run, files: readonly File[], signal?: AbortSignal): Promise<void> {
  for await (const { file, work } of ahead(worksOf(files))) {
    signal?.throwIfAborted();
    await runBatch(database, run, file, (transaction) => work(transaction, run));
  }
}

async function* worksOf(files: readonly File[]) {
  for (const { path, columns, importRows } of files) {
    for await (const rows of batches(readRows(path, columns), BATCH))
      yield { file: basename(path), work: await importRows(rows) };
  }
}

/** Runs one transaction of an import, which writes both its records and its rejected rows, or nothing. */
export async function runBatch(
  database: Database,
  run: Run,
  file: string,
  work: (transaction: Database) => Promise<Outcome[]>,
): Promise<void> {
  const outcomes = await database.transaction(async (transaction) => {
    await lockLedger(transaction, run.companyId);
    await keepOriginals(transaction, run);
    const done = await work(transaction);
    const rejections = done.flatMap(({ rejected }) =>
      rejected.map(({ line, column, reason, stored }) => ({ runId: run.id, file, line, column, reason, row: stored })),
    );
    rejections.sort((a, b) => a.line - b.line);
    if (rejections.length) await transaction.insert(importRejections).values(rejections);
    return done;
  });
  for (const outcome of outcomes) count(run.tally, outcome);
}
