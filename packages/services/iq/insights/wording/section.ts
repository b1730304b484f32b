/** A value as text for people and as a value for spreadsheets, where money is a number in major units. */
export interface Cell {
  text: string;
  value: string | number;
}

/** A table of a document. The first column is text; the other columns are numbers. */
export interface Section {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}
