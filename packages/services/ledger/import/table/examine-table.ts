import type { DateOrder, DecimalMark, TableField, TableGuess } from '../../contract/uploads';
import { plainDecimal } from '../../table-file/amounts';
import { isCurrency } from '../../table-file/currency';
import { readDay } from '../../table-file/days';
import { dayFields, lacks, nounOf, numberFields } from '../../table-file/fields';
import { isNegative, saleTypeOf } from '../../table-file/sale-types';
import { FileUnreadable } from '../csv/file-unreadable';
import { DayFacts, NumberFacts } from './column-facts';
import { findHeader, type Header } from './find-header';
import { guessFields, guessKind } from './guess-fields';
import { providerOf } from './provider-of';
import { openTable, type Table, type TableFormat } from './table-format';
import { isBlank, lengthOf, MAX_ROW, type RowBatch, type TableRow } from './table-row';

/** Rows by which columns are guessed, and their characters; what columns hold is then looked at in all rows. */
const SAMPLE = 1000;
const SAMPLE_LENGTH = 4 * MAX_ROW;

/** Sheets that are named in a notice. */
const NAMED = 10;

/** Rows of which the cells are shown. */
const SHOWN = 8;

/** Rows of data, and bytes of the file. */
export interface Progress {
  rows: number;
  bytes: number;
}

export interface Examination {
  format: TableFormat;
  headerLine: number;
  guess: TableGuess;
}

/** A file to examine. */
export interface Examining {
  path: string;
  /** As the person knows the file. */
  name: string;
  /** Where whoever wrote the file knows how; found out by its bytes when absent. */
  format?: TableFormat;
  /** The day it is, up to which days may be those of the file. */
  today: string;
  /** Of the firm's own books; null when it is not known. */
  currency: string | null;
}

/**
 * Finds out what a file holds: how it is written, where its header is, what its columns say. The whole file is
 * read, because a column's days are told by all of them. Memory does not grow with it.
 * @returns what it holds; yields how far it is
 * @throws FileUnreadable with what to do, when it is no table
 */
export async function* examineTable(examining: Examining): AsyncGenerator<Progress, Examination> {
  const opening = openTable(examining.path, examining.name, examining.format);
  for (;;) {
    const { done, value } = await opening.next();
    if (!done) {
      yield { rows: 0, bytes: 0 };
      continue;
    }
    try {
      return yield* examineOpen(value, examining);
    } finally {
      value.close();
    }
  }
}

async function* examineOpen(table: Table, { name, today, currency }: Examining): AsyncGenerator<Progress, Examination> {
  const { format } = table;
  const sample = yield* firstRows(table);
  const header = findHeader(sample);
  if (!header) throw withoutHeader(name, sample);
  const below = sample.flatMap((row) => ('cells' in row && row.line > header.line && !isBlank(row) ? [row.cells] : []));
  const samples = header.names.map((_, place) => below.map((cells) => cells[place] ?? '').filter((cell) => cell.trim() !== ''));
  const fields = guessFields(header.names, samples);
  const facts = new Facts(fields, samples);
  let rows = 0;
  for await (const batch of table.rows()) {
    rows += facts.addAll(batch, header.line, today);
    yield { rows, bytes: batch.bytes };
  }
  return {
    format,
    headerLine: header.line,
    guess: guessOf({ header, below, samples, fields, facts, rows, format, today, currency }),
  };
}

function withoutHeader(name: string, rows: readonly TableRow[]): FileUnreadable {
  const [first] = rows;
  if (first && 'reason' in first) return new FileUnreadable(`${name} cannot be read: in line ${first.line} ${first.reason}.`);
  return new FileUnreadable(`${name} has no row that names its columns; put one above the data.`);
}

/** Days and numbers of the columns that hold them, whatever field they are. */
class Facts {
  readonly days = new Map<number, DayFacts>();
  readonly numbers = new Map<number, NumberFacts>();
  /** Blank cells of the columns of days, in rows of invoices that have a date. */
  readonly blanks = new Map<number, number>();
  /** Rows that are credit notes or payments. */
  credits = 0;
  private readonly date: number;
  private readonly type: number;
  private readonly amount: number;

  constructor(fields: readonly (TableField | null)[], samples: readonly (readonly string[])[]) {
    this.date = fields.indexOf('date');
    this.type = fields.indexOf('type');
    this.amount = fields.indexOf(fields.includes('amount') ? 'amount' : 'balance');
    for (const [place, cells] of samples.entries()) {
      const field = fields[place];
      if (field ? dayFields.includes(field) : mostly(cells, looksLikeDay)) this.days.set(place, new DayFacts());
      else if (field ? numberFields.includes(field) : mostly(cells, looksLikeNumber)) this.numbers.set(place, new NumberFacts());
    }
  }

  /** @returns how many rows of data there were */
  addAll({ rows }: RowBatch, headerLine: number, today: string): number {
    let count = 0;
    for (const row of rows) {
      if (row.line <= headerLine || isBlank(row)) continue;
      count++;
      if ('reason' in row) continue;
      for (const [place, facts] of this.days) {
        const cell = row.cells[place];
        if (cell) facts.add(cell, today);
      }
      if (this.isCredit(row.cells)) this.credits++;
      else if (row.cells[this.date]?.trim()) this.addBlanks(row.cells);
      for (const [place, facts] of this.numbers) {
        const cell = row.cells[place];
        if (cell) facts.add(cell);
      }
    }
    return count;
  }

  private addBlanks(cells: readonly string[]): void {
    for (const place of this.days.keys()) if (!cells[place]?.trim()) this.blanks.set(place, (this.blanks.get(place) ?? 0) + 1);
  }

  private isCredit(cells: readonly string[]): boolean {
    const type = saleTypeOf(cells[this.type] ?? '');
    return type === 'credit note' || type === 'payment' || isNegative(cells[this.amount] ?? '');
  }
}

const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 > cells.length;
const looksLikeDay = (cell: string) => (['mdy', 'dmy', 'ymd'] as const).some((order) => readDay(cell, order) !== undefined);
const looksLikeNumber = (cell: string) => (['.', ','] as const).some((mark) => plainDecimal(cell, mark) !== undefined);

interface Seen {
  header: Header;
  /** The first rows of data. */
  below: readonly (readonly string[])[];
  /** Their cells by column, blank ones left out. */
  samples: readonly (readonly string[])[];
  fields: readonly (TableField | null)[];
  facts: Facts;
  rows: number;
  format: TableFormat;
  today: string;
  currency: string | null;
}

function guessOf({ header, below, samples, fields, facts, rows, format, currency }: Seen): TableGuess {
  const kind = guessKind(header.names, fields);
  // What a spreadsheet knows to be a number is written with a point.
  const hasPoint = format.kind !== 'csv' || format.separator === ',';
  const marksOf = (place: number): DecimalMark[] => {
    const marks = facts.numbers.get(place)?.marks ?? [];
    return hasPoint && marks.length > 1 && marks.includes('.') ? ['.'] : marks;
  };
  const ordersOf = (place: number): DateOrder[] => {
    const orders = facts.days.get(place)?.orders ?? [];
    // Days of which a spreadsheet knows that they are some stand as ISO beside those that are mere text.
    return format.kind !== 'csv' && orders.length > 1 ? orders.filter((order) => order !== 'ymd') : orders;
  };
  const columns = header.names.map((name, place) => ({
    name,
    samples: below.slice(0, SHOWN).map((cells) => (cells[place] ?? '').slice(0, 200)),
    field: fields[place] ?? null,
    dateOrders: ordersOf(place),
    latestDays: latestDaysOf(ordersOf(place), facts.days.get(place)),
    decimalMarks: marksOf(place),
    blanks: facts.blanks.get(place) ?? 0,
    looksLike: null,
  }));
  const questions = columns.flatMap(({ name, field, dateOrders, decimalMarks }) => {
    if (field && dayFields.includes(field) && dateOrders.length > 1)
      return [`Say in which order the days of "${name}" are written.`];
    if (field && numberFields.includes(field) && decimalMarks.length > 1) return [`Say which decimal mark "${name}" has.`];
    return [];
  });
  if (!kind) questions.unshift('Say what the rows of this table are.');
  else {
    const missing = lacks(kind, fields).map((group) => group.map((field) => nounOf[field]).join(' or '));
    questions.push(...missing.map((noun) => `Say which column holds ${noun}.`));
  }
  return {
    kind,
    connectionType: providerOf(header.names),
    columns,
    rows,
    asOf: latestDay(columns, facts),
    currency: currencyIn(fields, samples) ?? currency ?? 'USD',
    credits: facts.credits,
    questions,
    notices: [...header.notices, ...noticesOf(format)],
  };
}

function latestDaysOf(orders: readonly DateOrder[], days: DayFacts | undefined): Partial<Record<DateOrder, string>> {
  const latest = orders.map((order) => [order, days?.latest(order)] as const);
  return Object.fromEntries(latest.filter(([, day]) => day !== undefined));
}

/** Of the days on which something happened: a day on which something falls due tells nothing of when the file is of. */
function latestDay(
  columns: readonly { field: TableField | null; dateOrders: readonly DateOrder[] }[],
  { days }: Facts,
): string | null {
  const latest = columns.flatMap(({ field, dateOrders: [order] }, place) => {
    const day = order && (field === 'date' || field === 'paidOn') ? days.get(place)?.latest(order) : undefined;
    return day === undefined ? [] : [day];
  });
  return latest.sort().at(-1) ?? null;
}

const symbols: Record<string, string> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₪': 'ILS', '₩': 'KRW' };

/** The currency that the first rows name, by its code or by a symbol that is no other's. */
function currencyIn(fields: readonly (TableField | null)[], samples: readonly (readonly string[])[]): string | undefined {
  const code = samples[fields.indexOf('currency')]?.[0]?.trim().toUpperCase();
  if (code && isCurrency(code)) return code;
  const amounts = numberFields.flatMap((field) => samples[fields.indexOf(field)]?.slice(0, SHOWN) ?? []);
  return Object.entries(symbols).find(([symbol]) => amounts.some((cell) => cell.includes(symbol)))?.[1];
}

function noticesOf(format: TableFormat): string[] {
  if (format.kind === 'csv') {
    return format.encoding === 'utf-8'
      ? []
      : [`The file was read as ${format.encoding.toUpperCase()}: look whether its letters are right.`];
  }
  if (format.kind === 'laid-down') return [];
  const { sheet, otherSheets } = format;
  if (!otherSheets.length) return [];
  const named = otherSheets.slice(0, NAMED).map((name) => `"${name}"`);
  const more = otherSheets.length - named.length;
  return [`Only the sheet "${sheet}" is read, not ${named.join(', ')}${more ? ` and ${more} more` : ''}.`];
}

async function* firstRows(table: Table): AsyncGenerator<Progress, TableRow[]> {
  const first: TableRow[] = [];
  let length = 0;
  for await (const { rows } of table.rows()) {
    for (const row of rows) {
      first.push(row);
      length += lengthOf(row);
      if (first.length >= SAMPLE || length >= SAMPLE_LENGTH) return first;
    }
    yield { rows: 0, bytes: 0 };
  }
  return first;
}
