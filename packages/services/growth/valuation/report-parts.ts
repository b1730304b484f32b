/** Parts of a report, which a kept version has as they were. */

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
