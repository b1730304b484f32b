import type { DateOrder, DecimalMark } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { isCutNumber } from '../../table-file/cut-number';
import { LONGEST_DAY, plainDay, readDay } from '../../table-file/days';
import { CACHED, copyOf } from './cached';

const orders: readonly DateOrder[] = ['mdy', 'dmy', 'ymd', 'serial'];
const marks: readonly DecimalMark[] = ['.', ','];

interface Reading {
  possible: DateOrder[];
  days: Partial<Record<DateOrder, string>>;
  /** The day, if its order is unambiguous by itself. */
  plain: string | undefined;
  /** The number of its cells that are not in the tallies yet. */
  count: number;
}

interface Tally {
  counts: Record<DateOrder, number>;
  /** The number of cells that only this order can read. */
  alone: Record<DateOrder, number>;
}

const tally = (): Tally => ({ counts: { mdy: 0, dmy: 0, ymd: 0, serial: 0 }, alone: { mdy: 0, dmy: 0, ymd: 0, serial: 0 } });

/** The day orders that all cells of a column allow. */
export class DayFacts {
  readonly #cache = new Map<string, Reading>();
  /** The counts of cells with an unambiguous order, and of the others. */
  readonly #plain = tally();
  readonly #others = tally();
  readonly #latest: Partial<Record<DateOrder | 'plain', string>> = {};

  /** @param until the last day that can be the latest */
  constructor(private readonly until: string) {}

  add(cell: string): void {
    const text = cell.trim();
    const known = this.#cache.get(text);
    if (known) {
      known.count++;
      return;
    }
    const reading = readingOf(text);
    for (const order of reading.possible) this.#keepLatest(order, reading.days[order] ?? '');
    if (reading.plain !== undefined) this.#keepLatest('plain', reading.plain);
    if (this.#cache.size < CACHED && text.length <= LONGEST_DAY) this.#cache.set(copyOf(text), reading);
    else this.#count(reading);
  }

  #keepLatest(order: DateOrder | 'plain', day: string): void {
    if (day <= this.until && day > (this.#latest[order] ?? '')) this.#latest[order] = day;
  }

  #count(reading: Reading): void {
    const { counts, alone } = reading.plain === undefined ? this.#others : this.#plain;
    for (const order of reading.possible) counts[order] += reading.count;
    const [only] = reading.possible;
    if (only && reading.possible.length === 1) alone[only] += reading.count;
    reading.count = 0;
  }

  /** The order that all cells agree on; several if the choice is open or the cells contradict each other. */
  get orders(): DateOrder[] {
    for (const reading of this.#cache.values()) this.#count(reading);
    const { counts, alone } = this.#others;
    const byCount = (of: Tally) => orders.filter((order) => of.counts[order] > 0).sort((a, b) => of.counts[b] - of.counts[a]);
    const read = orders.filter((order) => counts[order] > 0);
    // If the order of every cell is unambiguous, none has to be chosen.
    if (!read.length) return byCount(this.#plain).slice(0, 1);
    const most = Math.max(...read.filter((order) => alone[order] > 0).map((order) => counts[order]), 0);
    if (!most) return read;
    // An order that reads more cells than every required order is just as likely.
    return byCount(this.#others).filter((order) => alone[order] > 0 || counts[order] > most);
  }

  /** Returns the latest day in an order that is not after `until`. */
  latest(order: DateOrder): string | undefined {
    const { [order]: latest, plain } = this.#latest;
    return latest === undefined || (plain !== undefined && plain > latest) ? plain : latest;
  }
}

function readingOf(text: string): Reading {
  if (text.length > LONGEST_DAY) return { possible: [], days: {}, plain: undefined, count: 1 };
  const days: Partial<Record<DateOrder, string>> = {};
  for (const order of orders) {
    const day = readDay(text, order);
    if (day !== undefined) days[order] = day;
  }
  // Days with dots are written day first everywhere.
  if (days.dmy !== undefined && /^\d{1,2}\.\d{1,2}\.\d/.test(text)) delete days.mdy;
  return { possible: orders.filter((order) => days[order] !== undefined), days, plain: plainDay(text), count: 1 };
}

/**
 * Most amounts: plain or grouped decimals with two digits after a mark, which no other mark can read.
 */
const alone: Record<DecimalMark, RegExp> = {
  '.': /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3}){1,9})\.\d\d$/,
  ',': /^-?(?:\d{1,50}|[1-9]\d{0,2}(?:\.\d{3}){1,9}),\d\d$/,
};

/** The decimal marks that all cells of a column allow. */
export class NumberFacts {
  readonly #alone: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  #hasMark = false;
  /** The signs in cells that either mark can read. */
  readonly #open = new Set<DecimalMark>();

  add(text: string): void {
    const sure = alone['.'].test(text) ? '.' : alone[','].test(text) ? ',' : undefined;
    if (sure) {
      this.#hasMark = true;
      this.#alone[sure]++;
      return;
    }
    if (!/[.,،，．]/.test(text)) return;
    const possible = marks.filter((mark) => plainDecimal(text, mark) !== undefined);
    this.#hasMark ||= possible.length > 0;
    const [only] = possible;
    if (only && possible.length === 1) this.#alone[only]++;
    else if (possible.length) this.#open.add(/[,،，]/.test(text) ? ',' : '.');
  }

  /**
   * The decimal mark if the amounts have no decimals, so that the only sign in `1,234` groups thousands; undefined if both signs
   * occur in such cells.
   */
  get markOfWhole(): DecimalMark | undefined {
    const [sign, ...others] = this.#open;
    if (!sign || others.length) return undefined;
    return sign === ',' ? '.' : ',';
  }

  /** True if some cell is unambiguous. */
  get isSure(): boolean {
    return marks.some((mark) => this.#alone[mark] > 0);
  }

  /** The decimal mark that all cells agree on; both if the choice is open. A column without decimals gets the point. */
  get marks(): DecimalMark[] {
    const sure = marks.filter((mark) => this.#alone[mark] > 0).sort((a, b) => this.#alone[b] - this.#alone[a]);
    if (sure.length) return sure;
    return this.#hasMark ? [...marks] : ['.'];
  }
}

/** The number of invoice rows that are remembered while other rows come between them. */
const REMEMBERED = 5000;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, place) => cell === other[place]);

/** Whether columns repeat the same value on the rows of an invoice, or differ. */
export class RepeatFacts {
  /** The latest rows and those before them. Old rows are dropped all at once. */
  #rows = new Map<string, readonly string[]>();
  #before = new Map<string, readonly string[]>();
  readonly #number: number;
  readonly #others: readonly number[];
  /** The columns that are not known to differ. Once all of them are, no other row changes anything. */
  #undecided: readonly number[];
  readonly #same = new Set<number>();
  readonly #different = new Set<number>();
  /** Whether some row is of the same invoice as one before it. */
  hasSeveral = false;

  /**
   * @param key the columns that identify an invoice, its number first
   * @param places the columns that are compared
   */
  constructor(key: readonly number[], places: readonly number[]) {
    const [number = -1, ...others] = key;
    this.#number = number;
    this.#others = others.filter((place) => place >= 0);
    this.#undecided = places;
  }

  add(cells: readonly string[]): void {
    const number = this.#number;
    if (number < 0 || (this.hasSeveral && !this.#undecided.length)) return;
    const written = cells[number]?.trim();
    if (!written || isCutNumber(written)) return;
    let key = written;
    for (const place of this.#others) key += `\0${cells[place]?.trim() ?? ''}`;
    const before = this.#rows.get(key) ?? this.#before.get(key);
    if (before) {
      // A row that occurs twice is no second line.
      if (isSame(before, cells)) return;
      this.hasSeveral = true;
      this.#compare(before, cells);
    }
    this.#rows.set(key, cells);
    if (this.#rows.size < REMEMBERED) return;
    this.#before = this.#rows;
    this.#rows = new Map();
  }

  #compare(before: readonly string[], cells: readonly string[]): void {
    for (const place of this.#undecided) {
      const [one, other] = [before[place]?.trim(), cells[place]?.trim()];
      if (!one || !other) continue;
      if (one === other) this.#same.add(place);
      else this.#different.add(place);
    }
    this.#undecided = this.#undecided.filter((place) => !this.#different.has(place));
  }

  /** Returns true if a column is the same on all rows of each invoice, and some invoice has several rows. */
  repeats(place: number): boolean {
    return this.#same.has(place) && !this.#different.has(place);
  }

  /** Returns true if rows of an invoice differ in a column. */
  differs(place: number): boolean {
    return this.#different.has(place);
  }
}
