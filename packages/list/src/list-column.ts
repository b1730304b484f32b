import type { Column } from '@suite/ui/table';
import type { ReactNode } from 'react';

export interface ListColumn<Row> extends Omit<Column<Row>, 'cell'> {
  /**
   * The value in the CSV, by which rows in the browser are also sorted and found: money in major units, days as ISO 8601, empty
   * if missing. A column without one is only shown.
   */
  value?: (row: Row) => string | number;
  /** The displayed cell; defaults to the value. */
  cell?: (row: Row) => ReactNode;
  /** The value in the CSV, if it isn't the one to sort by. */
  csv?: (row: Row) => string | number;
  /** Heading in the CSV, if it says more, for example the unit of plain numbers. */
  csvText?: string;
  /** Hidden until a person chooses it. */
  isOff?: boolean;
}

/** What the CSV of a list contains. */
export interface ListCsv<Row> {
  heads: readonly string[];
  /** Returns the cells of a row, in the order of `heads`. */
  row: (row: Row) => readonly (string | number)[];
}

/** Returns the CSV with the values of the columns. */
export function csvOfColumns<Row>(columns: readonly ListColumn<Row>[]): ListCsv<Row> {
  const values = columns.flatMap(({ text, csvText = text, value, csv = value }) => (csv ? [{ csvText, csv }] : []));
  return { heads: values.map(({ csvText }) => csvText), row: (row) => values.map(({ csv }) => csv(row)) };
}
