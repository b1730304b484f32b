import type { Column } from '@suite/ui/table';
import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  text: string;
  /** Its head in the CSV, where it says more: the unit of plain numbers. */
  csvText?: string;
  /** What it is sorted and searched by, and what the CSV contains. */
  value: (row: Row) => string | number;
  /** How it is shown; its value by default. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Where it stands on a phone. */
  narrow?: Column<Row>['narrow'];
  narrowText?: string;
}
