/** A sheet of a spreadsheet, with the size of its grid. */
export interface Sheet {
  id: string;
  title: string;
  rows: number;
  columns: number;
}

/** The value of a cell: a number if the provider stores a number, otherwise text. */
export type SheetCell = string | number;

export interface Spreadsheet {
  /** The visible sheets. */
  sheets: readonly Sheet[];
  /**
   * Returns the cells of rows `first` to `last`, counted from 1. What the provider stores as a day is text such as `2021-03-17`.
   * Rows without cells at the end may be left out.
   */
  rows(sheet: Sheet, first: number, last: number): Promise<SheetCell[][]>;
}
