import { basename } from 'node:path';
import type { Database } from '../database/database';
import { importRejections } from '../database/schema/import';
import type { LedgerSource } from '../database/schema/ledger';
import { lockLedger } from '../ledger/lock-ledger';
import { batches } from './batches';
import { type Row, readRows } from './csv/read-rows';
import type { RowOutcome } from './row-outcome';
import { count, type Tally } from './tally';

/** An import under way. */
export interface Run {
  id: string;
  companyId: string;
  source: LedgerSource;
  tally: Tally;
}

/** Rows of one transaction: enough to write fast, few enough that others get their turn on one connection. */
const BATCH = 500;

/** Brings rows into the ledger, in the transaction it is given. */
export type ImportRows = (transaction: Database, run: Run, rows: readonly Row[]) => Promise<RowOutcome[]>;

interface File {
  path: string;
  columns: readonly string[];
  importRows: ImportRows;
  /** Breaks off between two batches. */
  signal?: AbortSignal | undefined;
}

/**
 * Imports a file batch by batch, each with its rejected rows in one transaction; memory does not grow with the file.
 * @throws FileUnreadable
 */
export async function runFile(database: Database, run: Run, { path, columns, importRows, signal }: File): Promise<void> {
  const file = basename(path);
  for await (const rows of batches(readRows(path, columns), BATCH)) {
    signal?.throwIfAborted();
    const outcomes = await database.transaction(async (transaction) => {
      await lockLedger(transaction, run.companyId);
      const done = await importRows(transaction, run, rows);
      const rejections = done.flatMap((row) =>
        'reason' in row ? [{ runId: run.id, file, line: row.line, reason: row.reason }] : [],
      );
      rejections.sort((a, b) => a.line - b.line);
      if (rejections.length) await transaction.insert(importRejections).values(rejections);
      return done;
    });
    for (const row of outcomes) count(run.tally, row.kind, 'reason' in row ? 'rejected' : row.outcome);
  }
}
