/** Structured references for transfers (ISO 11649): `RF`, two check digits, and at most 21 letters and digits. */

const LONGEST = 21;

/** Digits that a part of the remainder may have, so that the next digits still fit a safe integer. */
const DIGITS = 7;

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
  for (const { index } of text.matchAll(/rf(?=[\s.-]?\d)/gi)) for (const one of referencesAt(text, index)) found.add(one);
  return [...found];
}

/** Characters that people and banks write inside of a reference, at most two in a row: a wrapped line ends with a return and a feed. */
const separator = /[\s.-]/;

function referencesAt(text: string, from: number): string[] {
  const found: string[] = [];
  let written = '';
  let separators = 0;
  for (let at = from; at < text.length && written.length < LONGEST + 4; at++) {
    const sign = text[at] ?? '';
    if (separator.test(sign)) {
      if (++separators > 2) break;
      continue;
    }
    if (!/[a-z0-9]/i.test(sign)) break;
    separators = 0;
    written += sign.toUpperCase();
    if (written.length > 4 && isEnd(sign, text[at + 1]) && isValid(written)) found.unshift(withoutFilling(written));
  }
  return found;
}

/** Whether a reference can end between two signs: not within a number or a word. */
const isEnd = (sign: string, next: string | undefined): boolean =>
  next === undefined || !/[a-z0-9]/i.test(next) || /\d/.test(sign) !== /\d/.test(next);

const isValid = (reference: string): boolean =>
  /^RF\d\d[A-Z0-9]+$/.test(reference) && remainderOf(reference.slice(4) + reference.slice(0, 4)) === 1;

/** Banks fill a reference up to 25 characters with zeros, which do not change its check digits. */
const withoutFilling = (reference: string): string => reference.slice(0, 4) + reference.slice(4).replace(/^0+(?=.)/, '');

/** Returns the remainder of ISO 7064 (mod 97-10), where letters count from A = 10 to Z = 35. */
function remainderOf(text: string): number {
  const digits = [...text].map((sign) => Number.parseInt(sign, 36)).join('');
  let remainder = 0;
  for (let at = 0; at < digits.length; at += DIGITS) remainder = Number(`${remainder}${digits.slice(at, at + DIGITS)}`) % 97;
  return remainder;
}
