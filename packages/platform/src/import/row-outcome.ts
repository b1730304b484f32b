import { Fields, RowRejected } from './csv/fields';
import type { Row } from './csv/read-rows';
import type { Kind } from './tally';

/** What became of one row. `imported` changed the ledger, `skipped` rightly changed nothing. */
export type RowOutcome = { kind: Kind; line: number } & ({ outcome: 'imported' | 'skipped' } | { reason: string });

export interface Parsed<T> {
  line: number;
  value: T;
}

/** Reads rows by their columns; those that cannot be read become outcomes at once. */
export function parseRows<T>(
  rows: readonly Row[],
  kindOf: (row: Row) => Kind,
  read: (fields: Fields) => T,
): { parsed: Parsed<T>[]; rejected: RowOutcome[] } {
  const parsed: Parsed<T>[] = [];
  const rejected: RowOutcome[] = [];
  for (const row of rows) {
    const result = 'reason' in row ? row : attempt(() => read(new Fields(row.values)));
    if ('reason' in result) rejected.push({ kind: kindOf(row), line: row.line, reason: result.reason });
    else parsed.push({ line: row.line, value: result.value });
  }
  return { parsed, rejected };
}

/** What a reader of fields gives, or why it rejects the row. */
export function attempt<T>(read: () => T): { value: T } | { reason: string } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof RowRejected) return { reason: error.message };
    throw error;
  }
}

/** Why a second row with an id of an earlier one is not taken. */
export const repeated = (column: string, id: string) => `${column} ${id} stands in the file before`;
