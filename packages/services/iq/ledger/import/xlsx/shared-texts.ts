import { FileUnreadableError } from '../csv/file-unreadable-error';

/** The maximum size of all texts in bytes of UTF-8. */
const MAX_BYTES = 64 * 2 ** 20;

/** The number of texts in a workbook of the maximum size. */
const MAX_TEXTS = 4_000_000;

/**
 * The texts that the cells of a workbook refer to by number. They are stored as bytes, which take much less memory than strings.
 */
export class SharedTexts {
  #bytes = Buffer.alloc(1 << 16);
  #ends = new Uint32Array(1 << 12);
  #count = 0;

  /** @param file its name in messages */
  constructor(private readonly file: string) {}

  /** @throws FileUnreadableError if there are too many texts */
  add(text: string): void {
    const start = this.#endOf(this.#count - 1);
    const end = start + Buffer.byteLength(text);
    if (this.#count >= MAX_TEXTS || end > MAX_BYTES) {
      throw new FileUnreadableError(`${this.file} holds too many different texts; save it as CSV.`);
    }
    if (end > this.#bytes.length) {
      const larger = Buffer.alloc(Math.min(MAX_BYTES, Math.max(end, this.#bytes.length * 2)));
      this.#bytes.copy(larger);
      this.#bytes = larger;
    }
    if (this.#count === this.#ends.length) {
      const longer = new Uint32Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#count++] = end;
  }

  /** Returns an empty string if there is no text with this number. */
  at(number: number): string {
    if (!(number >= 0 && number < this.#count)) return '';
    return this.#bytes.toString('utf8', this.#endOf(number - 1), this.#endOf(number));
  }

  #endOf(number: number): number {
    return number < 0 ? 0 : (this.#ends[number] ?? 0);
  }
}
