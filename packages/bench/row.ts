/** One line of the table: a measurement next to its target. */
export interface Measurement {
  name: string;
  measured: string;
  aim: string;
}

/** Prints a row as soon as it is measured, so that it isn't lost if its section fails later. */
export function printed(row: Measurement): Measurement {
  console.log(`${row.name}: ${row.measured}`);
  return row;
}

export function printTable(rows: Measurement[]): void {
  const columns = ['name', 'measured', 'aim'] as const;
  const width = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) =>
    console.log(`| ${cells.map((cell, index) => cell.padEnd(width[index] ?? 0)).join(' | ')} |`);
  line(columns);
  line(width.map((length) => '-'.repeat(length)));
  for (const row of rows) line(columns.map((column) => row[column]));
}

/** Returns the percentile by the nearest-rank method. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const ratio = (value: number): string => `${value.toFixed(2)}×`;

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
