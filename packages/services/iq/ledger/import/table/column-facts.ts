import type { DateOrder, DecimalMark } from '../../contract/table';
import { LONGEST_AMOUNT, plainDecimal } from '../../table-file/amounts';
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

/** The decimal marks that all cells of a column allow. */
export class NumberFacts {
  readonly #alone: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  #hasMark = false;
  /** The signs in cells that either mark can read. */
  readonly #open = new Set<DecimalMark>();

  add(text: string): void {
    const sure = markOfCents(text);
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

const [POINT, COMMA, MINUS, ZERO, NINE] = [46, 44, 45, 48, 57];

/** Returns the mark of an amount with two decimals, which no other mark can read: `-1234.50`, `1,234.50` or `1.234,50`. */
function markOfCents(text: string): DecimalMark | undefined {
  const place = text.length - 3;
  const mark = text.charCodeAt(place);
  if ((mark !== POINT && mark !== COMMA) || place >= LONGEST_AMOUNT - 3) return undefined;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let digits = 0;
  let hasGroups = false;
  for (let at = text.length - 1; at >= start; at--) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) digits++;
    else if (at === place && digits === 2) digits = 0;
    else if (code === (mark === POINT ? COMMA : POINT) && at < place && digits === 3) {
      hasGroups = true;
      digits = 0;
    } else return undefined;
  }
  if (!digits || (hasGroups && (digits > 3 || text.charCodeAt(start) === ZERO))) return undefined;
  return mark === POINT ? '.' : ',';
}
