import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  text: string;
  /** What it is sorted and found by, and what stands in the CSV. */
  value: (row: Row) => string | number;
  /** How it is shown; as its value unless said. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
}
