import { isCutNumber } from '../../table-file/cut-number';

/** The number of invoice rows that are remembered while other rows come between them. */
const REMEMBERED = 5000;

/**
 * Whether columns repeat the same value on the rows of an invoice, or differ. Hashes of rows are remembered and not the rows,
 * because storing thousands of rows costs more than reading them.
 */
export class RepeatFacts {
  /** The latest rows and those before them. Old rows are dropped all at once. */
  #rows: RowHashes;
  #before: RowHashes;
  readonly #number: number;
  readonly #others: readonly number[];
  readonly #places: readonly number[];
  readonly #isHashed: boolean[] = [];
  /** The hashes of the compared values of the row that is added. */
  readonly #values: Int32Array;
  /** The columns that are not known to differ. Once all of them are, no other row changes anything. */
  readonly #undecided: Set<number>;
  readonly #same = new Set<number>();
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
    this.#places = places;
    for (const place of [number, ...this.#others, ...places]) if (place >= 0) this.#isHashed[place] = true;
    this.#values = new Int32Array(places.length);
    this.#undecided = new Set(places);
    this.#rows = new RowHashes(places.length);
    this.#before = new RowHashes(places.length);
  }

  add(cells: readonly string[]): void {
    if (this.#number < 0 || (this.hasSeveral && !this.#undecided.size)) return;
    const number = (cells[this.#number] ?? '').trim();
    if (!number || isCutNumber(number)) return;
    let one = hashOf(number, SEED);
    let other = hashOf(number, OTHER_SEED);
    for (const place of this.#others) {
      const hash = hashOf((cells[place] ?? '').trim(), SEED);
      one = Math.imul(one ^ hash, PRIME);
      other = Math.imul(other ^ hash, OTHER_PRIME);
    }
    const rest = this.#restOf(cells);
    for (let index = 0; index < this.#places.length; index++)
      this.#values[index] = hashOf((cells[this.#places[index] ?? -1] ?? '').trim(), SEED);
    const known = this.#rows.find(one, other);
    const rows = known ? this.#rows : this.#before;
    const before = known || rows.find(one, other);
    if (before) {
      // A row that occurs twice is no second line.
      if (rows.isSame(before, rest, this.#values)) return;
      this.hasSeveral = true;
      for (const [index, place] of this.#places.entries()) this.#compare(place, rows.valueAt(before, index), this.#values[index]);
    }
    this.#rows.set(known || this.#rows.add(one, other), rest, this.#values);
    if (this.#rows.size < REMEMBERED) return;
    [this.#rows, this.#before] = [this.#before, this.#rows];
    this.#rows.clear();
  }

  /** Returns the hash of the cells that are neither part of the key nor compared. */
  #restOf(cells: readonly string[]): number {
    let hash = SEED;
    for (let place = 0; place < cells.length; place++)
      if (!this.#isHashed[place]) hash = hashOf(cells[place] ?? '', hash ^ place);
    return hash;
  }

  #compare(place: number, one: number | undefined, other: number | undefined): void {
    if (one === BLANK || other === BLANK) return;
    if (one === other) this.#same.add(place);
    else this.#undecided.delete(place);
  }

  /** Returns true if a column is the same on all rows of each invoice, and some invoice has several rows. */
  repeats(place: number): boolean {
    return this.#same.has(place) && this.#undecided.has(place);
  }

  /** Returns true if rows of an invoice differ in a column. */
  differs(place: number): boolean {
    return this.#places.includes(place) && !this.#undecided.has(place);
  }
}

/** Places of rows by their hash. Fewer than a third are used, so that a row is found at once. */
const PLACES = 1 << 14;

/** The hashes of rows by the hashes of their invoices. It allocates nothing for a row. */
class RowHashes {
  size = 0;
  readonly #places = new Uint16Array(PLACES);
  readonly #hashes: Int32Array;
  readonly #width: number;

  constructor(values: number) {
    this.#width = values + 3;
    this.#hashes = new Int32Array((REMEMBERED + 1) * this.#width);
  }

  /** Returns the row of an invoice, counted from 1; 0 if there is none. */
  find(one: number, other: number): number {
    return this.#places[this.#placeOf(one, other)] ?? 0;
  }

  add(one: number, other: number): number {
    const row = ++this.size;
    this.#places[this.#placeOf(one, other)] = row;
    this.#hashes[row * this.#width] = one;
    this.#hashes[row * this.#width + 1] = other;
    return row;
  }

  /** @param rest the hash of all cells without values of their own */
  isSame(row: number, rest: number, values: Int32Array): boolean {
    const at = row * this.#width + 2;
    return this.#hashes[at] === rest && values.every((value, index) => this.#hashes[at + index + 1] === value);
  }

  set(row: number, rest: number, values: Int32Array): void {
    const at = row * this.#width + 2;
    this.#hashes[at] = rest;
    for (let index = 0; index < values.length; index++) this.#hashes[at + index + 1] = values[index] ?? 0;
  }

  valueAt(row: number, index: number): number | undefined {
    return this.#hashes[row * this.#width + 3 + index];
  }

  clear(): void {
    this.size = 0;
    this.#places.fill(0);
  }

  #placeOf(one: number, other: number): number {
    for (let place = one & (PLACES - 1); ; place = (place + 1) & (PLACES - 1)) {
      const row = (this.#places[place] ?? 0) * this.#width;
      if (!row || (this.#hashes[row] === one && this.#hashes[row + 1] === other)) return place;
    }
  }
}

const [PRIME, OTHER_PRIME] = [0x01000193, 0x5bd1e995];

/** Different in each process, so that nobody can write a file whose rows have the same hash. */
const [SEED = 0, OTHER_SEED = 0] = crypto.getRandomValues(new Int32Array(2));

/** Returns a 32-bit hash of a text (FNV-1a). */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

const BLANK = hashOf('', SEED);
