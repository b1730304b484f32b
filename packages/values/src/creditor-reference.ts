/** Structured references for transfers (ISO 11649): `RF`, two check digits, and at most 21 letters and digits. */

const LONGEST = 21;

/** Places of a text that are read as references; people name a few. */
const MAX_PLACES = 10;

/** Returns the structured reference with a content of at most 21 letters and digits: `RF18539007547034` for `539007547034`. */
export function creditorReference(content: string): string {
  if (!/^[A-Z0-9]{1,21}$/.test(content)) throw new RangeError(`${content} is not the content of a structured reference`);
  return `RF${String(98 - remainderOf(`${content}RF00`)).padStart(2, '0')}${content}`;
}

/** Returns a reference in groups of four for people: `RF18 5390 0754 7034`. */
export const printedReference = (reference: string): string => reference.replace(/.{4}(?=.)/g, '$& ');

/**
 * Returns the structured references that a text may contain, without spaces, in upper case and without zeros that only fill them
 * up: the longest of each place first, because words behind a reference may look like its continuation.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  let places = 0;
  for (const { index } of text.matchAll(/rf(?=[\s.-]?\d)/gi)) {
    if (++places > MAX_PLACES) break;
    for (const one of referencesAt(text, index)) found.add(one);
  }
  return [...found];
}

function referencesAt(text: string, from: number): string[] {
  const found: string[] = [];
  /** Values of the first four signs, which count last. */
  const start: number[] = [];
  let signs = 0;
  let separators = 0;
  let remainder = 0;
  for (let at = from; at < text.length && signs < LONGEST + 4; at++) {
    const value = valueOfSign(text.charCodeAt(at));
    if (value === undefined) {
      // A wrapped line ends with a return and a feed.
      if (!isSeparator(text.charCodeAt(at)) || ++separators > 2) break;
      continue;
    }
    separators = 0;
    if (++signs <= 4) {
      start.push(value);
      if (signs > 2 && value > 9) break;
      continue;
    }
    remainder = withNext(remainder, value);
    if (isEnd(value, valueOfSign(text.charCodeAt(at + 1))) && start.reduce(withNext, remainder) === 1)
      found.unshift(
        withoutFilling(
          text
            .slice(from, at + 1)
            .replace(/[^a-z0-9]/gi, '')
            .toUpperCase(),
        ),
      );
  }
  return found;
}

/** Returns the value of a digit or a letter in ISO 7064, from 0 to 35; undefined for another sign. */
function valueOfSign(code: number): number | undefined {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 122 ? letter - 87 : undefined;
}

/** Returns true for what people and banks write inside of a reference: spaces, points and hyphens. */
const isSeparator = (code: number): boolean => (code >= 9 && code <= 13) || [32, 45, 46, 160].includes(code);

/** Whether a reference can end between two signs: not within a number or a word. */
const isEnd = (value: number, next: number | undefined): boolean => next === undefined || value < 10 !== next < 10;

/** Banks fill a reference up to 25 characters with zeros, which do not change its check digits. */
function withoutFilling(reference: string): string {
  let from = 4;
  while (reference[from] === '0' && from < reference.length - 1) from++;
  return reference.slice(0, 4) + reference.slice(from);
}

/** Returns the remainder of ISO 7064 (mod 97-10), where letters count from A = 10 to Z = 35. */
const remainderOf = (text: string): number => [...text].map((sign) => Number.parseInt(sign, 36)).reduce(withNext, 0);

/** Returns the remainder of a text and one more sign of this value. */
const withNext = (remainder: number, value: number): number => (remainder * (value < 10 ? 10 : 100) + value) % 97;
