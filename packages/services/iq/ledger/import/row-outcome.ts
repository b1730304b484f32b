import { setImmediate } from 'node:timers/promises';
import type { Placed } from '../records/in-columns';
import type { Refusal } from '../records/write-records';
import { Fields, RowRejectedError } from './csv/fields';
import type { CsvRow } from './csv/read-rows';
import type { Rejection } from './tally';

/** The number of rows that are read without yielding, so that a database response does not wait longer. */
const SLICE = 250;

/** Reads rows by column, and rejects those that cannot be read. */
export async function parseRows<T>(
  rows: readonly CsvRow[],
  read: (fields: Fields) => T,
): Promise<{ parsed: Placed<T>[]; rejected: (Rejection & { row: CsvRow })[] }> {
  const parsed: Placed<T>[] = [];
  const rejected: (Rejection & { row: CsvRow })[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % SLICE === 0) await setImmediate();
    const result = 'reason' in row ? row : attempt(() => read(new Fields(row.values)));
    if ('reason' in result) rejected.push({ ...rejectionOf(row.line, result), row });
    else parsed.push({ line: row.line, value: result.value });
  }
  return { parsed, rejected };
}

interface Reason {
  reason: string;
  column?: string;
}

export const rejectionOf = (line: number, { reason, column }: Reason): Rejection => ({ line, column, reason });

/** Returns the result of reading fields, or the reason why the row is rejected. */
export function attempt<T>(read: () => T): { value: T } | Reason {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof RowRejectedError) return { reason: error.message, column: error.column };
    throw error;
  }
}

/** The column with a record's id in the source, and the columns and nouns of records that it refers to. */
export interface Naming {
  id: string;
  /** Keyed by the record's property. */
  parents?: Record<string, { column: string; noun: string }>;
}

/** Returns why the ledger refused records, with the names of the source. */
export function explain<T extends { sourceId: string }>(
  refused: readonly Refusal[],
  records: readonly Placed<T>[],
  { id, parents }: Naming,
): Rejection[] {
  if (!refused.length) return [];
  const byLine = new Map(records.map(({ line, value }) => [line, value]));
  return refused.map(({ line, because, property = '' }) => {
    const record = byLine.get(line);
    const parent = parents?.[property];
    if (because === 'repeated' || !parent) {
      return { line, column: id, reason: `${id} ${record?.sourceId} appears earlier in the file` };
    }
    const named = (record as Record<string, unknown> | undefined)?.[property];
    return { line, column: parent.column, reason: `${parent.column} ${named} is of no ${parent.noun}` };
  });
}
