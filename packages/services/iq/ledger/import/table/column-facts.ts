import type { DateOrder, DecimalMark } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { isCutNumber } from '../../table-file/cut-number';
import { LONGEST_DAY, plainDay, readDay } from '../../table-file/days';

const orders: readonly DateOrder[] = ['mdy', 'dmy', 'ymd', 'serial'];
const marks: readonly DecimalMark[] = ['.', ','];

/** The number of different texts that are cached. A column with few days is read fast, and one with many takes little memory. */
const CACHED = 5000;

interface Reading {
  possible: DateOrder[];
  days: Partial<Record<DateOrder, string>>;
  /** The day, if its order is unambiguous by itself. */
  plain: string | undefined;
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

  add(text: string, until: string): void {
    const { possible, days, plain } = this.#read(text);
    const { counts, alone } = plain === undefined ? this.#others : this.#plain;
    for (const order of possible) {
      counts[order]++;
      this.#keepLatest(order, days[order] ?? '', until);
    }
    if (plain !== undefined) this.#keepLatest('plain', plain, until);
    const [only] = possible;
    if (only && possible.length === 1) alone[only]++;
  }

  #keepLatest(order: DateOrder | 'plain', day: string, until: string): void {
    if (day <= until && day > (this.#latest[order] ?? '')) this.#latest[order] = day;
  }

  /** The order that all cells agree on; several if the choice is open or the cells contradict each other. */
  get orders(): DateOrder[] {
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

  #read(cell: string): Reading {
    const text = cell.trim();
    if (text.length > LONGEST_DAY) return { possible: [], days: {}, plain: undefined };
    const known = this.#cache.get(text);
    if (known) return known;
    const days: Partial<Record<DateOrder, string>> = {};
    for (const order of orders) {
      const day = readDay(text, order);
      if (day !== undefined) days[order] = day;
    }
    // Days with dots are written day first everywhere.
    if (days.dmy !== undefined && /^\d{1,2}\.\d{1,2}\.\d/.test(text)) delete days.mdy;
    const reading = { possible: orders.filter((order) => days[order] !== undefined), days, plain: plainDay(text) };
    // Copies the text, because a substring keeps the whole string in memory.
    if (this.#cache.size < CACHED) this.#cache.set(Buffer.from(text).toString(), reading);
    return reading;
  }
}

/** The decimal marks that all cells of a column allow. */
export class NumberFacts {
  readonly #alone: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  #hasMark = false;
  /** The signs in cells that either mark can read. */
  readonly #open = new Set<DecimalMark>();

  add(text: string): void {
    if (!/[.,،，．]/.test(text)) return;
    // Most amounts are plain decimals with cents.
    if (/^-?\d+\.\d\d$/.test(text)) {
      this.#hasMark = true;
      this.#alone['.']++;
      return;
    }
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

interface Remembered {
  values: readonly string[];
  /** All cells of the row. */
  cells: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, place) => cell === other[place]);

/** Whether columns repeat the same value on the rows of an invoice, or differ. */
export class RepeatFacts {
  /** The latest rows and those before them. Old rows are dropped all at once. */
  #rows = new Map<string, Remembered>();
  #before = new Map<string, Remembered>();
  readonly #same = new Map<number, number>();
  readonly #different = new Map<number, number>();
  /** The number of rows of an invoice after its first. */
  count = 0;

  /**
   * @param key the columns that identify an invoice, its number first
   * @param places the columns that are compared
   */
  constructor(
    private readonly key: readonly number[],
    private readonly places: readonly number[],
  ) {}

  add(cells: readonly string[]): void {
    const [number = -1] = this.key;
    const written = cells[number]?.trim();
    if (!written || isCutNumber(written)) return;
    const key = this.key.map((place) => (cells[place] ?? '').trim()).join('\0');
    const values = this.places.map((place) => (cells[place] ?? '').trim());
    const before = this.#rows.get(key) ?? this.#before.get(key);
    // A row that occurs twice is no second line.
    if (before && isSame(before.cells, cells)) return;
    if (before) {
      this.count++;
      for (const [at, place] of this.places.entries()) {
        if (!values[at] || !before.values[at]) continue;
        const counts = values[at] === before.values[at] ? this.#same : this.#different;
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    this.#rows.set(key, { values, cells });
    if (this.#rows.size < REMEMBERED) return;
    this.#before = this.#rows;
    this.#rows = new Map();
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
