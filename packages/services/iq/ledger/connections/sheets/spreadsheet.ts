/** A sheet of a spreadsheet, as large as its grid is. */
export interface Sheet {
  id: string;
  title: string;
  rows: number;
  columns: number;
}

/** What a cell says: a number is one to the provider, anything else is text. */
export type SheetCell = string | number;

/** A spreadsheet at its provider. */
export interface Spreadsheet {
  /** Those that are shown. */
  sheets: readonly Sheet[];
  /**
   * The cells of rows, by place and counted from 1; what the provider knows to be a day is text, `2021-03-17`. Rows without a
   * cell at the end may be left out.
   */
  rows(sheet: Sheet, first: number, last: number): Promise<SheetCell[][]>;
}
