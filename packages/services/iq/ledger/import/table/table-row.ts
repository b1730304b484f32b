/**
 * A row of a file with its cells by index, or why it could not be read. `numbers` are the indexes of cells that a spreadsheet
 * stores as numbers. They are always written with a decimal point.
 */
export type TableRow = { line: number; cells: string[]; numbers?: number[] } | { line: number; reason: string };

/** The rows that end in a chunk of a file. */
export interface RowBatch {
  rows: TableRow[];
  /** The bytes of the file read so far. */
  bytes: number;
}

/** The maximum number of columns. A wider table was not made by a person and is rejected before it fills the memory. */
export const MAX_COLUMNS = 500;

/** The maximum number of characters in a row, so that a file with few endless rows does not fill the memory. */
export const MAX_ROW = 1_048_576;

/** Returns the number of characters in a row's cells. */
export const lengthOf = (row: TableRow): number =>
  'cells' in row ? row.cells.reduce((sum, { length }) => sum + length, 0) : row.reason.length;

export const isBlank = (row: TableRow): boolean => 'cells' in row && row.cells.every((cell) => cell.trim() === '');
