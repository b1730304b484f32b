import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileUnreadableError, readAmount, readDay, readDelimited } from '@services/ledger/ports';
import { isCurrency } from '@suite/values/currency';
import { minorUnits } from '@suite/values/money';
import { type ColumnUse, columnsOf } from './statement-columns';
import {
  AmbiguousDaysError,
  bankIdOf,
  type FileLine,
  lineText,
  MAX_LINES,
  StatementRefusedError,
  tooManyLines,
} from './statement-file';

type Order = 'dmy' | 'mdy' | 'ymd';
type Mark = '.' | ',';

interface CsvReading {
  name: string;
  /** How people choose when days may be read in two ways. */
  dateOrder: 'dmy' | 'mdy' | undefined;
  /** The currency of amounts without one; undefined when the firm charges in several. */
  currency: string | undefined;
  /** ISO 8601; nothing is booked later. */
  today: string;
}

/** A bank writes a few lines about the account above the headings. */
const MAX_ABOVE = 40;

interface CsvRow {
  place: number;
  cells: readonly string[];
}

/** Reads a statement from a delimited table of any bank. @throws StatementRefusedError, AmbiguousDaysError */
export async function readCsv(bytes: Uint8Array, options: CsvReading): Promise<FileLine[]> {
  const { separator, rows, isCut } = await readRows(bytes, options.name);
  if (isCut) throw tooManyLines();
  const head = rows.slice(0, MAX_ABOVE).findIndex((row) => 'cells' in row && columnsOf(row.cells) !== undefined);
  const header = rows[head];
  const uses = header && 'cells' in header ? columnsOf(header.cells) : undefined;
  if (!uses)
    throw new StatementRefusedError(
      'The file has no row of headings with a date and an amount, such as “Date” and “Amount” or “Credit”. Add one, or export the statement as camt.053 or OFX.',
    );
  const below = rows.slice(head + 1);
  const readable: CsvRow[] = below.flatMap((row) => ('cells' in row ? [{ place: row.line, cells: row.cells }] : []));
  const order = orderOf(readable, uses, options);
  const mark = markOf(readable, uses, separator, options.currency);
  const lines = below.map((row) => {
    if ('reason' in row) return unreadable(row.line, '', `The row cannot be read: ${row.reason}.`);
    return lineOf({ place: row.line, cells: row.cells }, { uses, order, mark, currency: options.currency });
  });
  if (!lines.length) throw new StatementRefusedError('The file has headings but no lines.');
  return lines;
}

async function readRows(bytes: Uint8Array, name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'statement-'));
  try {
    const path = join(folder, 'statement.csv');
    await writeFile(path, bytes);
    return await readDelimited(path, name, MAX_LINES + MAX_ABOVE);
  } catch (error) {
    if (error instanceof FileUnreadableError) throw new StatementRefusedError(error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const cellOf = ({ cells }: CsvRow, uses: readonly ColumnUse[], use: ColumnUse): string => {
  const at = uses.indexOf(use);
  return at === -1 ? '' : (cells[at]?.trim() ?? '');
};

/** Returns the order of the days in which most cells are days until today. */
function orderOf(rows: readonly CsvRow[], uses: readonly ColumnUse[], { dateOrder, today }: CsvReading): Order {
  const written = rows.map((row) => cellOf(row, uses, 'date')).filter(Boolean);
  const readIn = (order: Order) => written.filter((day) => isPast(readDay(day, order), today)).length;
  if (dateOrder) return dateOrder;
  const scores = (['ymd', 'dmy', 'mdy'] as const).map((order) => ({ order, read: readIn(order) }));
  const best = Math.max(...scores.map(({ read }) => read));
  const orders = scores.filter(({ read }) => read === best).map(({ order }) => order);
  const [only, ...others] = orders;
  if (only && (!others.length || best === 0)) return only;
  for (const day of written) {
    const [dmy, mdy] = [readDay(day, 'dmy'), readDay(day, 'mdy')];
    if (orders.includes('dmy') && orders.includes('mdy') && dmy && mdy && dmy !== mdy)
      throw new AmbiguousDaysError(day, { dmy, mdy });
  }
  return only ?? 'ymd';
}

const isPast = (day: string | undefined, today: string): boolean => day !== undefined && day <= today;

const moneyColumns = ['amount', 'credit', 'debit'] as const;

/** Returns the decimal mark with which most amounts are read. @throws StatementRefusedError when both fit with different amounts */
function markOf(rows: readonly CsvRow[], uses: readonly ColumnUse[], separator: string, currency = 'USD'): Mark {
  const written = rows.flatMap((row) => moneyColumns.map((use) => cellOf(row, uses, use))).filter(Boolean);
  const read = (mark: Mark) => written.map((text) => unitsOf(text, mark, currency)?.units);
  const [points, commas] = [read('.'), read(',')];
  const count = (all: readonly (number | undefined)[]) => all.filter((units) => units !== undefined).length;
  if (count(points) !== count(commas)) return count(points) > count(commas) ? '.' : ',';
  const at = points.findIndex((units, place) => units !== commas[place]);
  if (at !== -1)
    throw new StatementRefusedError(
      `“${written[at]}” can be read as two amounts. Export the statement with two decimals, or as camt.053 or OFX.`,
    );
  return separator === ';' ? ',' : '.';
}

/** Returns an amount in minor units; in a statement, “CR” is money that came in. */
function unitsOf(text: string, mark: Mark, currency: string): { units: number; currency: string } | undefined {
  const side = /[\d)]\s{0,9}(cr|dr|h|s)\.?$/i.exec(text);
  const amount = readAmount(side ? text.slice(0, side.index + 1) : text, mark);
  if (!amount) return undefined;
  const [named, ...others] = amount.currencies ?? [];
  const of =
    amount.currencies === undefined || amount.currencies.includes(currency) ? currency : others.length ? undefined : named;
  const units = of === undefined ? undefined : minorUnits(amount.decimal, of);
  if (units === undefined || of === undefined) return undefined;
  return { units: side && /^[ds]/i.test(side[1] ?? '') ? -Math.abs(units) : units, currency: of };
}

interface Reading {
  uses: readonly ColumnUse[];
  order: Order;
  mark: Mark;
  currency: string | undefined;
}

const unreadable = (place: number, text: string, problem: string): FileLine => ({
  ...{ place, kind: 'unreadable', problem, on: null, amount: null, currency: null },
  ...{ payer: '', text: lineText([text]), bankId: null, account: '' },
});

function lineOf(row: CsvRow, { uses, order, mark, currency: usual }: Reading): FileLine {
  const { place, cells } = row;
  const all = cells.join(' ');
  if (cells.length < uses.length && cells.slice(0, -1).every((cell) => !cell.trim()))
    return unreadable(place, all, 'The row is empty.');
  const cell = (use: ColumnUse) => cellOf(row, uses, use);
  const on = readDay(cell('date'), order) ?? readDay(cell('date'), 'ymd') ?? null;
  const named = cell('currency').toUpperCase();
  const currency = named || usual;
  if (currency === undefined)
    return unreadable(place, all, 'It has no currency, and your firm charges in several. Add a column “Currency”.');
  if (!isCurrency(currency)) return unreadable(place, all, `“${named.slice(0, 20)}” is not a currency code.`);
  if (on === null) return unreadable(place, all, 'It has no date that can be read.');
  const money = moneyOf(cell, mark, currency);
  if (!money) return unreadable(place, all, 'It has no amount that can be read.');
  const said: FileLine = {
    ...{ place, kind: 'credit', problem: null, on, amount: Math.abs(money.units), currency: money.currency },
    payer: lineText([cell('payer')], 200),
    text: lineText(cells.filter((_, at) => (uses[at] ?? 'other') === 'other')),
    ...{ bankId: bankIdOf(cell('id')), account: '' },
  };
  if (/pending|vorgemerkt|en cours|pendiente|in behandeling|authori[sz]ed/i.test(cell('status')))
    return { ...said, kind: 'pending' };
  if (/declined|failed|reverted|cancel/i.test(cell('status'))) return { ...said, kind: 'information' };
  return { ...said, kind: money.units > 0 ? 'credit' : money.units < 0 ? 'debit' : 'zero' };
}

function moneyOf(
  cell: (use: ColumnUse) => string,
  mark: Mark,
  currency: string,
): { units: number; currency: string } | undefined {
  const read = (use: ColumnUse) => (cell(use) ? unitsOf(cell(use), mark, currency) : undefined);
  const [amount, credit, debit] = [read('amount'), read('credit'), read('debit')];
  if (cell('credit') || cell('debit')) {
    if ((cell('credit') && !credit) || (cell('debit') && !debit)) return undefined;
    // Some banks fill the other column with zero, and write debits with a minus.
    const units = Math.abs(credit?.units ?? 0) - Math.abs(debit?.units ?? 0);
    return { units, currency: credit?.currency ?? debit?.currency ?? currency };
  }
  if (!amount) return undefined;
  const side = cell('side');
  if (/^(d|dr|debit|s|soll|af|dbit|out)$/i.test(side)) return { ...amount, units: -Math.abs(amount.units) };
  return amount;
}
