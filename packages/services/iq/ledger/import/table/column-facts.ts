import type { DateOrder, DecimalMark } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { LONGEST_DAY, plainDay, readDay } from '../../table-file/days';

const orders: readonly DateOrder[] = ['mdy', 'dmy', 'ymd', 'serial'];
const marks: readonly DecimalMark[] = ['.', ','];

/** Different texts that are kept, so that a column of few days is read fast and one of many takes no memory. */
const CACHED = 5000;

interface Reading {
  possible: DateOrder[];
  days: Partial<Record<DateOrder, string>>;
  /** The day, where its order is plain by itself. */
  plain: string | undefined;
}

interface Tally {
  counts: Record<DateOrder, number>;
  /** Cells that only one order can read. */
  alone: Record<DateOrder, number>;
}

const tally = (): Tally => ({ counts: { mdy: 0, dmy: 0, ymd: 0, serial: 0 }, alone: { mdy: 0, dmy: 0, ymd: 0, serial: 0 } });

/** What all cells of a column of days allow. */
export class DayFacts {
  readonly #cache = new Map<string, Reading>();
  /** Of cells whose order is plain, and of the others. */
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

  /** The order that all cells agree on; several when they leave a choice, or contradict each other. */
  get orders(): DateOrder[] {
    const { counts, alone } = this.#others;
    const byCount = (of: Tally) => orders.filter((order) => of.counts[order] > 0).sort((a, b) => of.counts[b] - of.counts[a]);
    const read = orders.filter((order) => counts[order] > 0);
    // Where the order of every cell is plain none has to be chosen.
    if (!read.length) return byCount(this.#plain).slice(0, 1);
    const most = Math.max(...read.filter((order) => alone[order] > 0).map((order) => counts[order]), 0);
    if (!most) return read;
    // An order that reads more cells than any that a cell demands is as likely meant.
    return byCount(this.#others).filter((order) => alone[order] > 0 || counts[order] > most);
  }

  /** The latest day of those that are not after `until`, in an order. */
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
    const reading = { possible: orders.filter((order) => days[order] !== undefined), days, plain: plainDay(text) };
    // A copy, because a piece of a string keeps the whole of it in memory.
    if (this.#cache.size < CACHED) this.#cache.set(Buffer.from(text).toString(), reading);
    return reading;
  }
}

/** What all cells of a column of numbers allow. */
export class NumberFacts {
  readonly #alone: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  #hasMark = false;

  add(text: string): void {
    if (!text.includes(',') && !text.includes('.')) return;
    const possible = marks.filter((mark) => plainDecimal(text, mark) !== undefined);
    this.#hasMark ||= possible.length > 0;
    const [only] = possible;
    if (only && possible.length === 1) this.#alone[only]++;
  }

  /** Whether a cell leaves no doubt. */
  get isSure(): boolean {
    return marks.some((mark) => this.#alone[mark] > 0);
  }

  /** The decimal mark that all cells agree on; both when they leave a choice. A column without any takes the point. */
  get marks(): DecimalMark[] {
    const sure = marks.filter((mark) => this.#alone[mark] > 0).sort((a, b) => this.#alone[b] - this.#alone[a]);
    if (sure.length) return sure;
    return this.#hasMark ? [...marks] : ['.'];
  }
}

/** Rows of one invoice that are remembered while others stand between them. */
const REMEMBERED = 5000;

/** What columns say on several rows of one invoice: the same, or each row its own. */
export class RepeatFacts {
  /** The last rows, and those before them: what is old goes at once. */
  #rows = new Map<string, readonly string[]>();
  #before = new Map<string, readonly string[]>();
  readonly #same = new Map<number, number>();
  readonly #different = new Map<number, number>();
  /** Rows of an invoice after its first. */
  count = 0;

  /**
   * @param key columns by which rows are of one invoice, its number first
   * @param places columns that are compared
   */
  constructor(
    private readonly key: readonly number[],
    private readonly places: readonly number[],
  ) {}

  add(cells: readonly string[]): void {
    const [number = -1] = this.key;
    if (!cells[number]?.trim()) return;
    const key = this.key.map((place) => (cells[place] ?? '').trim()).join('\0');
    const values = this.places.map((place) => (cells[place] ?? '').trim());
    const before = this.#rows.get(key) ?? this.#before.get(key);
    if (before) {
      this.count++;
      for (const [at, place] of this.places.entries()) {
        if (!values[at] || !before[at]) continue;
        const counts = values[at] === before[at] ? this.#same : this.#different;
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    this.#rows.set(key, values);
    if (this.#rows.size < REMEMBERED) return;
    this.#before = this.#rows;
    this.#rows = new Map();
  }

  /** Whether a column says the same on all rows of each invoice, and some invoice has several. */
  repeats(place: number): boolean {
    return this.#same.has(place) && !this.#different.has(place);
  }

  /** Whether rows of an invoice differ in a column. */
  differs(place: number): boolean {
    return this.#different.has(place);
  }
}
