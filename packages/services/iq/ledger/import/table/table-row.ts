/**
 * A row as its file has it, by place, or why it could not be read. `numbers` are the places that a spreadsheet itself knows to
 * be numbers: they are written with a point, whatever the text beside them is.
 */
export type TableRow = { line: number; cells: string[]; numbers?: number[] } | { line: number; reason: string };

/** Rows that a piece of a file ended. */
export interface RowBatch {
  rows: TableRow[];
  /** Of the file, read so far. */
  bytes: number;
}

/** A table with more columns was not made by a person; it is refused before it fills the memory. */
export const MAX_COLUMNS = 500;

/** Most characters of a row, so that memory does not grow with a file of few, endless rows. */
export const MAX_ROW = 1_048_576;

/** Characters of a row's cells. */
export const lengthOf = (row: TableRow): number =>
  'cells' in row ? row.cells.reduce((sum, { length }) => sum + length, 0) : row.reason.length;

export const isBlank = (row: TableRow): boolean => 'cells' in row && row.cells.every((cell) => cell.trim() === '');
