/** Parts of a report; saved versions store them unchanged. */

export interface Table {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Bar {
  text: string;
  low: number;
  mid: number;
  high: number;
  words: string;
}

export interface Part {
  title: string;
  text?: readonly string[];
  table?: Table;
  bars?: readonly Bar[];
}
