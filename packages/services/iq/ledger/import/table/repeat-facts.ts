import { isCutNumber } from '../../table-file/cut-number';

/** The number of invoice rows that are remembered while other rows come between them. */
const REMEMBERED = 5000;

/**
 * Whether columns repeat the same value on the rows of an invoice, or differ. Hashes of rows are remembered and not the rows,
 * because storing thousands of rows costs more than reading them.
 */
export class RepeatFacts {
  /** The place of the hashes of each invoice's latest row, and those of the rows before. Old rows are dropped all at once. */
  #rows = new Map<string, number>();
  #before = new Map<string, number>();
  #first = 0;
  readonly #hashes: Int32Array;
  readonly #number: number;
  readonly #others: readonly number[];
  readonly #places: readonly number[];
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
    this.#undecided = new Set(places);
    this.#hashes = new Int32Array(number < 0 ? 0 : 2 * REMEMBERED * (places.length + 1));
  }

  add(cells: readonly string[]): void {
    if (this.#number < 0 || (this.hasSeveral && !this.#undecided.size)) return;
    const number = (cells[this.#number] ?? '').trim();
    if (!number || isCutNumber(number)) return;
    let key = number;
    for (const place of this.#others) key += `\0${(cells[place] ?? '').trim()}`;
    const known = this.#rows.get(key);
    const before = known ?? this.#before.get(key);
    const hashes = cells.map(hashOf);
    const row = hashes.reduce((all, hash) => Math.imul(all ^ hash, PRIME), hashes.length);
    if (before !== undefined) {
      // A row that occurs twice is no second line.
      if (this.#hashes[before] === row) return;
      this.hasSeveral = true;
    }
    const at = known ?? (this.#first + this.#rows.size) * (this.#places.length + 1);
    for (let index = 0; index < this.#places.length; index++) {
      const place = this.#places[index] ?? -1;
      const cell = cells[place] ?? '';
      const value = cell.trim();
      const hash = value === cell ? (hashes[place] ?? BLANK) : hashOf(value);
      if (before !== undefined) this.#compare(place, this.#hashes[before + index + 1], hash);
      this.#hashes[at + index + 1] = hash;
    }
    this.#hashes[at] = row;
    if (known === undefined) this.#rows.set(key, at);
    if (this.#rows.size < REMEMBERED) return;
    this.#before = this.#rows;
    this.#rows = new Map();
    this.#first = REMEMBERED - this.#first;
  }

  #compare(place: number, one: number | undefined, other: number): void {
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

const PRIME = 0x01000193;

/** Returns a 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

const BLANK = hashOf('');
