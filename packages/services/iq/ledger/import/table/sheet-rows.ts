import { MAX_COLUMNS, MAX_ROW, type TableRow } from './table-row';

/** The maximum length of a text. Excel allows 32,767 characters and Google Sheets 50,000. */
export const MAX_CELL = 65_536;

/** Collects the rows of a sheet from its cells, which come row by row. Rows without a cell are left out. */
export class SheetRows {
  #rows: TableRow[] = [];
  /** The number of characters in the current row, and in all rows that were not taken yet. */
  #length = 0;
  #held = 0;
  #line = 0;
  #cells: string[] = [];
  #numbers: number[] = [];
  #fault: string | undefined;

  /** True if the rows that were not taken yet are long. */
  get isFull(): boolean {
    return this.#held >= MAX_ROW;
  }

  /** @param isNumber whether the sheet stores the cell as a number */
  place(line: number, column: number, text: string, isNumber: boolean): void {
    if (text === '') return;
    if (line !== this.#line) this.finishRow();
    this.#line = line;
    this.#length += text.length;
    if (column >= MAX_COLUMNS) this.#fault = `the row has more than ${MAX_COLUMNS} columns`;
    else if (text.length > MAX_CELL) this.#fault = `a cell is longer than ${MAX_CELL} characters`;
    else if (this.#length > MAX_ROW) this.#fault = `the row is longer than ${MAX_ROW} characters`;
    if (this.#fault) return;
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = text;
    if (isNumber) this.#numbers.push(column);
  }

  /** Returns the finished rows, or all of them at the end of the sheet, and forgets them. */
  take(isEnd = false): TableRow[] {
    if (isEnd) this.finishRow();
    const rows = this.#rows;
    this.#rows = [];
    this.#held = 0;
    return rows;
  }

  finishRow(): void {
    const [line, cells, numbers] = [this.#line, this.#cells, this.#numbers];
    if (this.#fault) this.#rows.push({ line, reason: this.#fault });
    else if (cells.length) this.#rows.push({ line, cells, ...(numbers.length && { numbers }) });
    this.#held += this.#length;
    this.#length = 0;
    this.#cells = [];
    this.#numbers = [];
    this.#fault = undefined;
  }
}
