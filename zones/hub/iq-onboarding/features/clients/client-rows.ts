import { isEmail } from '@suite/shell/form/is-email';
import { copy } from './copy';

/** A row as typed. */
export interface ClientRow {
  key: string;
  name: string;
  email: string;
}

export interface NewClient {
  name: string;
  email?: string;
}

export type RowProblems = Partial<Record<'name' | 'email', string>>;

/** The server's limits: length of a name, and clients per call. */
export const LONGEST_NAME = 200;
export const MAX_CLIENTS = 1000;

export const emptyRow = (): ClientRow => ({ key: crypto.randomUUID(), name: '', email: '' });

export const isBlank = ({ name, email }: ClientRow) => !name.trim() && !email.trim();

/** Returns the problems of each row by its key; blank rows are left out and have none. */
export function problemsOf(rows: readonly ClientRow[]): Map<string, RowProblems> {
  const problems = new Map<string, RowProblems>();
  for (const row of rows) {
    const found = isBlank(row) ? {} : problemsOfRow(row);
    if (found.name || found.email) problems.set(row.key, found);
  }
  return problems;
}

function problemsOfRow({ name, email }: ClientRow): RowProblems {
  const length = name.trim().length;
  return {
    name: length === 0 ? copy.nameMissing : length > LONGEST_NAME ? copy.nameTooLong : undefined,
    email: email.trim() && !isEmail(email) ? copy.emailInvalid : undefined,
  };
}

/** Returns the clients in the rows. */
export const clientsOf = (rows: readonly ClientRow[]): NewClient[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ name, email }) => (email.trim() ? { name: name.trim(), email: email.trim() } : { name: name.trim() }));

/**
 * Parses pasted text with one client per line: a name, then an e-mail address after a tab, comma or semicolon, as spreadsheets
 * copy it. Undefined for a single line, which is pasted as it is.
 */
export function rowsFromPaste(text: string): ClientRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  if (lines.length < 2) return undefined;
  return lines.map((line) => {
    const cells = line.split(/[\t;,]/).map((cell) => cell.trim());
    const email = cells.slice(1).find((cell) => cell.includes('@')) ?? '';
    return { ...emptyRow(), name: email ? nameBefore(line, email) : line.trim(), email };
  });
}

/** A name may contain a comma: everything before the address is the name. */
function nameBefore(line: string, email: string): string {
  let end = line.indexOf(email);
  while (/[;,\s]/.test(line.charAt(end - 1))) end--;
  return line.slice(0, end).trim();
}
