import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import { saveFile } from '@suite/ui/save-file';

export type Rows = readonly (readonly (string | number)[])[];

/** Returns a CSV file in the form that spreadsheets expect. */
export const csvOf = (rows: Rows): string => UTF8_MARK + rows.map(csvLine).join('');

/** Saves the rows as a file; the name has no extension. */
export const saveCsv = (name: string, rows: Rows): void =>
  saveFile(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
