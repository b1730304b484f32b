import { csvOf as linesOf, UTF8_MARK } from '@suite/ui/csv';

/** A CSV file as spreadsheets take it. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => UTF8_MARK + linesOf(rows);
