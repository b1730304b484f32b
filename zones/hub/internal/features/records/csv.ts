import { csvOf as linesOf, UTF8_MARK } from '@suite/ui/csv';
import { saveFile } from '@suite/ui/save-file';
import type { RecordColumn } from './record-column';

/** Rows as CSV with a line of heads. */
export const csvOf = <Row>(columns: readonly RecordColumn<Row>[], rows: readonly Row[]): string =>
  linesOf([columns.map(({ text }) => text), ...rows.map((row) => columns.map(({ value }) => value(row)))]);

export const saveCsv = (name: string, csv: string): void => saveFile(`${name}.csv`, 'text/csv', UTF8_MARK + csv);
