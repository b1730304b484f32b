/** Begins a CSV file: by this mark spreadsheets know UTF-8. */
export const UTF8_MARK = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula is text by the apostrophe before it (OWASP, "CSV injection"), also where
 * white space or a character that isn't seen comes first, and with the full-width signs of East Asian keyboards.
 */
const harmless = (text: string) => (/^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file (RFC 4180), whoever makes it; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(',')}\r\n`;
