import type { Column } from '@suite/ui/table';
import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  text: string;
  /** Column heading in the CSV, if it says more, for example the unit of plain numbers. */
  csvText?: string;
  /** The value for sorting, searching and the CSV. */
  value: (row: Row) => string | number;
  /** The displayed cell; defaults to the value. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Position of the column on a phone. */
  narrow?: Column<Row>['narrow'];
  narrowText?: string;
}
