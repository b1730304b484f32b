/** A text normalized for comparing names, with the original position of each character. */
export interface NormalText {
  text: string;
  /** For each character, the position where its original starts. */
  starts: Uint32Array;
}

/** How an ASCII character is compared: by its lower-case code, or as one of these. */
const SEPARATOR = 0;
const NOTHING = 1;
const AND = 2;

const ascii = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase().charCodeAt(0);
  if (character === '&') return AND;
  return /['`]/.test(character) || (code < 32 && !/\s/.test(character)) || code === 127 ? NOTHING : SEPARATOR;
});

/** Letters that Unicode does not decompose into a base letter and a mark. */
const unmarked: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ŧ: 't',
  ħ: 'h',
};

const folded = new Map<number, string>();

/** Limits the cache, because Unicode has too many characters to cache all of them. */
const MAX_FOLDED = 10_000;

/** Normalizes any other character: letters and digits lose case and marks, separators become a space, all others are removed. */
function fold(codePoint: number): string {
  const known = folded.get(codePoint);
  if (known !== undefined) return known;
  const made = foldUnseen(String.fromCodePoint(codePoint));
  if (folded.size < MAX_FOLDED) folded.set(codePoint, made);
  return made;
}

function foldUnseen(character: string): string {
  if (character === '＆') return ' and ';
  if (/['’‘ʼ´＇]/.test(character)) return '';
  let text = '';
  for (const letter of character.normalize('NFKD').toLowerCase()) {
    if (/[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(letter)) continue;
    if (/[\p{L}\p{N}]/u.test(letter)) text += unmarked[letter] ?? letter;
    else if (/\s/.test(letter) || !/[\p{Cc}\p{Cf}]/u.test(letter)) text += ' ';
  }
  return text;
}

const SPACE = 32;

/** Buffers for the text being normalized; they grow and are reused. */
let codes = new Uint16Array(4096);
let starts = new Uint32Array(4096);

/** Maximum length that one character can expand to. */
const LONGEST_FOLDED = 64;

/** Writes the normalized text into the buffers and returns its length. */
function write(original: string): number {
  let length = 0;
  let isSeparated = true;
  for (let at = 0; at < original.length; at++) {
    if (length + LONGEST_FOLDED > codes.length) grow();
    const code = original.charCodeAt(at);
    const plain = code < 128 ? (ascii[code] ?? SEPARATOR) : AND;
    if (plain > AND) {
      isSeparated = false;
      codes[length] = plain;
      starts[length++] = at;
    } else if (plain !== NOTHING) {
      const start = at;
      let seen = ' ';
      if (plain === AND) {
        const point = original.codePointAt(at) ?? code;
        seen = code < 128 ? ' and ' : fold(point);
        if (point > 0xffff) at++;
      }
      for (let place = 0; place < seen.length; place++) {
        const one = seen.charCodeAt(place);
        if (one === SPACE && isSeparated) continue;
        isSeparated = one === SPACE;
        codes[length] = one;
        starts[length++] = start;
      }
    }
  }
  return length;
}

function grow(): void {
  const [before, startsBefore] = [codes, starts];
  codes = new Uint16Array(before.length * 2);
  starts = new Uint32Array(before.length * 2);
  codes.set(before);
  starts.set(startsBefore);
}

const written = (length: number) => Buffer.from(codes.buffer, 0, length * 2).toString('utf16le');

/**
 * Normalizes a text: removes case, diacritics, invisible characters and apostrophes, turns separators between words into a single
 * space, and replaces `&` with "and". "Hollis\u00a0Freight", "HOLLIS-FREIGHT" and "hollis  freight" become equal.
 */
export function normalText(original: string): NormalText {
  const length = write(original);
  return { text: written(length), starts: starts.slice(0, length) };
}

/** Normalizes a name for comparing; empty for a name without letters and digits. */
export const normalName = (name: string): string =>
  /^[a-z\d]+(?: [a-z\d]+)*$/i.test(name) ? name.toLowerCase() : written(write(name)).trim();
