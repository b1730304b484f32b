import { isEmail } from '@suite/shell/form/is-email';
import { LONGEST_NAME, type NewClient } from './client-rows';
import { copy } from './copy';

type Rows = readonly (readonly string[])[];

/** Positions of a file's columns for the name and, if there is one, the e-mail address. */
export interface ClientColumns {
  name: number;
  email: number | null;
}

export interface FileProblem {
  line: number;
  text: string;
}

const namesColumn = /\b(name|client|customer|company|contact|e-?mail)\b/i;

/** The first row is a heading if it says so and contains no address. */
const hasHead = ([first = []]: Rows) => first.some((cell) => namesColumn.test(cell)) && !first.some(isEmail);

const widthOf = (rows: Rows) => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Returns the names of the columns; empty for a column without a name. */
export function columnNamesOf(rows: Rows): string[] {
  const head = hasHead(rows) ? (rows[0] ?? []) : [];
  return Array.from({ length: widthOf(rows) }, (_, place) => head[place]?.trim() ?? '');
}

/**
 * The address column is the one with the most addresses; the name column is the one with that heading, otherwise the first of the
 * others.
 */
export function guessColumns(rows: Rows): ClientColumns {
  const places = Array.from({ length: widthOf(rows) }, (_, place) => place);
  const counts = places.map((place) => rows.filter((row) => isEmail(row[place] ?? '')).length);
  const most = Math.max(0, ...counts);
  const email = most > 0 ? counts.indexOf(most) : null;
  const others = places.filter((place) => place !== email);
  const names = columnNamesOf(rows);
  const called = others.find((place) => /\b(name|client|customer|company)\b/i.test(names[place] ?? ''));
  return { name: called ?? others[0] ?? 0, email };
}

/** Returns the clients in a file, and the lines without a client or with an invalid address. */
export function clientsOfFile(rows: Rows, columns: ClientColumns): { clients: NewClient[]; problems: FileProblem[] } {
  const clients: NewClient[] = [];
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  let line = 1;
  for (const [index, row] of rows.entries()) {
    const at = line;
    // A cell can span several lines.
    line += 1 + row.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    if ((index === 0 && hasHead(rows)) || row.every((cell) => !cell.trim())) continue;
    const name = row[columns.name]?.trim() ?? '';
    const email = columns.email === null ? '' : (row[columns.email]?.trim() ?? '');
    const key = `${name.toLowerCase()}\n${email.toLowerCase()}`;
    const problem = problemOf(name, email) ?? (seen.has(key) ? copy.file.twice(name) : undefined);
    if (problem) problems.push({ line: at, text: problem });
    else clients.push(email ? { name, email } : { name });
    seen.add(key);
  }
  return { clients, problems };
}

function problemOf(name: string, email: string): string | undefined {
  if (!name) return copy.file.noName;
  if (name.length > LONGEST_NAME) return copy.nameTooLong;
  return email && !isEmail(email) ? copy.file.noAddress(email) : undefined;
}
