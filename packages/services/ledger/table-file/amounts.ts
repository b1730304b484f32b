import type { DecimalMark } from '../contract/uploads';

/** Characters of an amount; whatever is longer is none, and is not searched for one. */
const LONGEST = 64;

/** A currency before or behind an amount: its symbol, or its letters. */
const currency = /^(?:[A-Z]{1,3}\s?)?\p{Sc}\s*|^[A-Z]{3}\s*|\s*\p{Sc}$|\s*[A-Z]{3}$/giu;

/** Groups of three digits, or of two before the last as in India, all told apart by the same sign. */
const grouped: Record<DecimalMark, RegExp> = {
  '.': /^\d{1,3}([,\s\u00a0\u202f'’])(?:\d{2,3}\1)*\d{3}(?:\.\d*)?$/u,
  ',': /^\d{1,3}([.\s\u00a0\u202f'’])(?:\d{2,3}\1)*\d{3}(?:,\d*)?$/u,
};

const ungrouped: Record<DecimalMark, RegExp> = { '.': /^(?:\d+(?:\.\d*)?|\.\d+)$/, ',': /^(?:\d+(?:,\d*)?|,\d+)$/ };

/**
 * An amount as a plain decimal, `-1234.5`: without its currency and thousands. Parentheses and a minus on
 * either side make it negative. Undefined when it is none with that decimal mark.
 */
export function plainDecimal(text: string, mark: DecimalMark): string | undefined {
  let rest = text.trim();
  if (rest.length > LONGEST) return undefined;
  if (mark === '.' && /^-?\d+(?:\.\d+)?$/.test(rest)) return rest;
  let minuses = 0;
  const unwrap = () => {
    const before = rest;
    if (rest.startsWith('(') && rest.endsWith(')')) rest = rest.slice(1, -1);
    else if (/^[-−]/.test(rest)) rest = rest.slice(1);
    else if (/[-−]$/.test(rest)) rest = rest.slice(0, -1);
    if (rest !== before) minuses++;
    rest = rest.trim();
  };
  unwrap();
  rest = rest.replace(currency, '').trim();
  unwrap();
  if (minuses > 1) return undefined;
  if (rest.startsWith('+')) rest = rest.slice(1);
  if (!ungrouped[mark].test(rest) && !grouped[mark].test(rest)) return undefined;
  const [whole = '', fraction = ''] = rest.split(mark);
  const digits = whole.replace(/\D/g, '') || '0';
  return `${minuses ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}`;
}
