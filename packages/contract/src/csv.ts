/** Begins a CSV file: by this mark spreadsheets know UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula is text by the apostrophe before it (OWASP, "CSV injection"). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file (RFC 4180), whoever makes it; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(',')}\r\n`;
