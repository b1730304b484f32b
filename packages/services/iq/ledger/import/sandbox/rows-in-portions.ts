import { MAX_TEXT } from '../csv/fields';
import { lengthOf, MAX_ROW, type RowBatch, type TableRow } from '../table/table-row';

/**
 * Yields the same rows in portions of about a megabyte of text, with cells cut off beyond the ledger's limit. In a workbook, many
 * cells can share one long text, which would be copied for each of them.
 */
export async function* rowsInPortions(table: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
  for await (const { rows, bytes } of table) {
    let portion: TableRow[] = [];
    let length = 0;
    for (const row of rows) {
      const short = shortened(row);
      portion.push(short);
      length += lengthOf(short);
      if (length < MAX_ROW) continue;
      yield { rows: portion, bytes };
      portion = [];
      length = 0;
    }
    yield { rows: portion, bytes };
  }
}

/** Shortens long cells. A cell longer than `MAX_TEXT` stays too long, so that it is rejected. */
function shortened(row: TableRow): TableRow {
  if (!('cells' in row) || row.cells.every(({ length }) => length <= MAX_TEXT)) return row;
  const cells = row.cells.map((cell) =>
    cell.length > MAX_TEXT
      ? cell
          .trim()
          .replace(/\s+/g, ' ')
          .slice(0, MAX_TEXT + 1)
      : cell,
  );
  return { line: row.line, cells };
}
