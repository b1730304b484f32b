/** A part of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Matches social security, individual and employer identification numbers, with or without separators, but not within an amount.
 */
const taxNumber =
  /(?<![\d.,$€£¥-])(?:\d{3}[-\s\u2010-\u2015\u2212.]\d{2}[-\s\u2010-\u2015\u2212.]\d{4}|\d{2}[-\u2010-\u2015\u2212]\d{7}|\d{9})(?![\d-]|[.,]\d)/g;

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 253;

/** Characters allowed before the `@` and after it; the period between labels is handled separately. */
const ofLocal = new Set(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_{|}~-"].map((one) => one.charCodeAt(0)),
);
const ofDomain = new Set([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'].map((one) => one.charCodeAt(0)));
const isLetter = (text: string, at: number) => text.charCodeAt(at) > 127 && /[\p{L}\p{N}]/u.test(text[at] ?? '');
const POINT = 46;

/** Returns the e-mail addresses and taxpayer identification numbers in a text. */
export function taxNumbersAndAddresses(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index, 0: found } of text.matchAll(taxNumber)) spans.push({ start: index, end: index + found.length });
  let before = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = endOfDomain(text, at + 1);
    if (end === undefined) continue;
    let start = at;
    const earliest = Math.max(before, at - LONGEST_LOCAL);
    while (start > earliest && (ofLocal.has(text.charCodeAt(start - 1)) || isLetter(text, start - 1))) start--;
    if (start === at) continue;
    spans.push({ start, end });
    before = end;
  }
  return spans;
}

/** Returns the end of a domain with at least two labels that starts at a position; undefined if there is none. */
function endOfDomain(text: string, start: number): number | undefined {
  const latest = Math.min(text.length, start + LONGEST_DOMAIN);
  let label = start;
  let end: number | undefined;
  for (let at = start; ; at++) {
    if (at < latest && (ofDomain.has(text.charCodeAt(at)) || isLetter(text, at))) continue;
    if (at > label && label > start) end = at;
    if (at >= latest || at === label || text.charCodeAt(at) !== POINT) return end;
    label = at + 1;
  }
}
