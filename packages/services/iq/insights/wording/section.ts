/** A value as people read it, and as a spreadsheet takes it: money as a number of major units. */
export interface Cell {
  text: string;
  value: string | number;
}

/** A table of a document. The first column is text, the others are numbers. */
export interface Section {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}
