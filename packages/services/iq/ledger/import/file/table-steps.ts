import type { Database } from '@suite/kernel/database/database';
import type { Placed } from '../../records/in-columns';
import { batches } from '../batches';
import { attempt, rejectionOf } from '../row-outcome';
import { BATCH } from '../run-file';
import { readInSandbox } from '../sandbox/sandbox';
import { Arrangement } from '../table/arrangement';
import type { Examination, Progress } from '../table/examine-table';
import { isBlank, lengthOf, MAX_ROW, type RowBatch, type TableRow } from '../table/table-row';
import type { Outcome, Rejection } from '../tally';
import type { FileRun, TableImport } from './file-run';
import { analyzeStaged, stage, staged } from './staged-rows';
import type { TableCells } from './table-cells';

/** The maximum number of characters of rows in one transaction. */
const BATCH_LENGTH = 8 * MAX_ROW;

interface Step {
  /** Runs in one transaction that holds the ledger's lock. */
  work(transaction: Database): Promise<Outcome[]>;
  /** The position in the file after this step; absent if the step writes staged entries. */
  progress?: Progress;
  /** The last row whose records are in the ledger after this step. Only present if rows are written in file order. */
  line?: number;
}

interface Table {
  path: string;
  /** The file's name for the person. */
  name: string;
  examination: Examination;
  /** The row up to which everything is already in the ledger. */
  after?: number;
  signal?: AbortSignal | undefined;
}

/** Yields the steps that import a table, each for one transaction. Finish each step before requesting the next. */
export async function* tableSteps(
  database: Database,
  run: FileRun,
  table: TableImport<unknown>,
  { path, name, examination, after = 0, signal }: Table,
): AsyncGenerator<Step> {
  const { groupKey } = table;
  const progress = { rows: 0, bytes: 0 };
  const read = readInSandbox({ path, name, format: examination.format }, signal);
  const rows = rowsBelow(read, examination, after, progress);
  for await (const batch of batches(rows, BATCH, lengthOf, BATCH_LENGTH)) {
    const { entries, rejected } = entriesOf(run, table, batch);
    yield {
      async work(transaction) {
        const outcomes = groupKey ? [] : await table.write(transaction, run, entries);
        if (groupKey) await stage(transaction, run.id, entries, groupKey);
        return [...outcomes, unread(table, rejected)].map((outcome) => withRows(outcome, groupKey ? [] : batch));
      },
      progress: { ...progress },
      ...(!groupKey && { line: batch.at(-1)?.line ?? after }),
    };
  }
  if (!groupKey) return;
  await analyzeStaged(database);
  for await (const entries of staged(database, run.id, BATCH)) {
    yield { work: (transaction) => table.write(transaction, run, entries) };
  }
}

/** The maximum number of characters of a rejected row that is stored for correction. */
const MAX_STORED = 20_000;

/** Adds the original rows to their rejections. Grouped rows are left out, because they cannot be retried one by one. */
function withRows(outcome: Outcome, rows: readonly TableRow[]): Outcome {
  if (!outcome.rejected.length) return outcome;
  const known = new Map(rows.flatMap((row) => ('cells' in row && lengthOf(row) <= MAX_STORED ? [[row.line, row] as const] : [])));
  const rejected = outcome.rejected.map((rejection) => {
    const row = known.get(rejection.line);
    return row ? { ...rejection, stored: { cells: row.cells, ...(row.numbers && { numbers: row.numbers }) } } : rejection;
  });
  return { ...outcome, rejected };
}

const unread = (table: TableImport<unknown>, rejected: readonly Rejection[]): Outcome => ({
  kind: table.kinds[0],
  imported: 0,
  skipped: 0,
  rejected,
});

/** Yields the rows below the header that are neither blank nor totals, and not those up to a line. */
export async function* rowsBelow(
  table: AsyncIterable<RowBatch>,
  { headerLine, layout }: Examination,
  after = 0,
  progress: Progress = { rows: 0, bytes: 0 },
): AsyncGenerator<TableRow[]> {
  const arrangement = new Arrangement(layout);
  for await (const { rows, bytes } of table) {
    const below = rows.flatMap((row) => {
      const taken = row.line > headerLine && !isBlank(row) ? arrangement.take(row) : undefined;
      return taken && taken.line > after ? [taken] : [];
    });
    progress.rows += below.length;
    progress.bytes = bytes;
    if (below.length) yield below;
  }
}

function entriesOf(run: FileRun, table: TableImport<unknown>, rows: readonly TableRow[]) {
  const entries: Placed<unknown>[] = [];
  const rejected: Rejection[] = [];
  for (const row of rows) {
    const result = 'reason' in row ? row : readRow(run, table, row);
    if ('reason' in result) rejected.push(rejectionOf(row.line, result));
    else entries.push({ line: row.line, value: result.value });
  }
  return { entries, rejected };
}

/** A rejected row reports everything that cannot be read in it, so that it only has to be corrected once. */
function readRow({ cells }: FileRun, table: TableImport<unknown>, row: Parameters<TableCells['at']>[0]) {
  const result = attempt(() => table.read(cells.at(row)));
  if ('value' in result) return result;
  return { ...result, reason: [...new Set([result.reason, ...cells.unreadable()])].join('; ') };
}
