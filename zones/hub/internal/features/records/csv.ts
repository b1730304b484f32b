import type { RecordColumn } from './record-column';

/** A value that a spreadsheet would run as a formula is text by the apostrophe before it (OWASP, "CSV injection"). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (value: string | number) => {
  const text = typeof value === 'number' ? String(value) : harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV with a line of heads (RFC 4180). */
export function csvOf<Row>(columns: readonly RecordColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ text }) => text), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

/** Hands a file to the browser's downloads. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement('a');
  // With a byte order mark, by which a spreadsheet knows the encoding.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
