/** A value that a spreadsheet would run as a formula is text by the apostrophe before it (OWASP, "CSV injection"). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function quoted(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Begins a CSV file: by this mark spreadsheets know UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), the line of heads among them. Text that would be a formula is none any more; numbers stay numbers. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
