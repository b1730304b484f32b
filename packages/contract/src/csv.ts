/** Starts a CSV file; spreadsheets recognize UTF-8 by this mark. */
export const UTF8_MARK = '\uFEFF';

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe (OWASP, "CSV injection"), also after white space or
 * invisible characters, and with the full-width signs of East Asian keyboards.
 */
const harmless = (text: string) => (/^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a line of a CSV file (RFC 4180); numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(',')}\r\n`;
