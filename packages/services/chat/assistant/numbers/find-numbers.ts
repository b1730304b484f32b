import { isCurrency } from '@suite/values/currency';

/** A number in a text. */
export interface NumberInText {
  start: number;
  end: number;
  /** The value without thousands and millions suffixes; percents are fractions. */
  value: number;
  /** The value of one step of the last digit, in the same units: `$1.2K` is exact to 100. */
  precision: number;
  kind: 'money' | 'share' | 'days' | 'months' | 'plain' | 'name';
  /** For money: ISO codes that its symbol can mean. */
  currencies: readonly string[];
  /** For a name with digits, such as an invoice number. */
  text: string;
}

const signs: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
};

const monthNames =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\.?';

/** Matches digits that are not claims: citations, dates, years and quarters. */
const ignored = new RegExp(
  [
    '\\[\\d+(?:\\s*,\\s*\\d+)*\\]',
    '\\b\\d{4}-\\d{2}(?:-\\d{2})?\\b',
    `\\b${monthNames} \\d{1,2}(?:st|nd|rd|th)?(?:\\s*[–-]\\s*\\d{1,2})?,? (?:19|20)\\d{2}\\b`,
    `\\b${monthNames} (?:19|20)\\d{2}\\b`,
    `\\b\\d{1,2} ${monthNames}(?: (?:19|20)\\d{2})?\\b`,
    `\\b${monthNames} \\d{1,2}\\b(?![,.]\\d)`,
    '\\bQ[1-4]\\b',
    '(?<=\\b(?:in|since|during|year|of|from|to|until|through|by|fiscal|FY|and)\\s)(?:19|20)\\d{2}\\b(?!\\s*(?:%|percent|days?|months?|clients?|invoices?)|[,.]\\d)',
  ].join('|'),
  'g',
);

/** Matches the numbers of list items. */
const ofList = /(?:^|\n)[^\S\n]*(\d{1,3}[.)])(?=\s)/g;

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const numberPattern =
  /(?<code>\b[A-Z]{3} ?)?(?<sign>[A-Z]{0,2}[$€£¥] ?)?(?<![\w.,])(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<scale> ?(?:thousand|million|billion)\b|(?:[kKmMbB]|bn)\b)?(?<unit> ?%| ?percent\b|[ -](?:days?|months?)\b| ?[A-Z]{3}\b)?/gu;

/** Matches names that contain digits: an invoice number, a form. */
const namePattern = /(?<![\w$€£¥])(?:#\d[\w-]*|[A-Za-z][A-Za-z]*[-#/]?\d[\w/-]*|\d+[A-Za-z][\w-]*|\d+(?:-\d+)+)/g;

/**
 * Returns every number that a text claims, in order. When matches overlap, the first of these wins: ignored, number with its
 * unit, name.
 */
export function findNumbers(text: string): NumberInText[] {
  const taken = new Uint8Array(text.length);
  const isFree = (start: number, end: number) => {
    for (let at = start; at < end; at++) if (taken[at]) return false;
    return true;
  };
  for (const { index, 0: whole } of text.matchAll(ignored)) taken.fill(1, index, index + whole.length);
  for (const { index, 0: whole, 1: number = '' } of text.matchAll(ofList))
    taken.fill(1, index + whole.length - number.length, index + whole.length);
  const found: NumberInText[] = [];
  for (const match of text.matchAll(numberPattern)) {
    const one = readNumber(match, text);
    if (!one || !isFree(one.start, one.end)) continue;
    taken.fill(1, one.start, one.end);
    found.push(one);
  }
  for (const { index: start, 0: name } of text.matchAll(namePattern)) {
    const end = start + name.length;
    if (!isFree(start, end)) continue;
    taken.fill(1, start, end);
    found.push({ start, end, value: Number.NaN, precision: 0, kind: 'name', currencies: [], text: name });
  }
  return found.sort((one, other) => one.start - other.start);
}

function readNumber(match: RegExpMatchArray, text: string): NumberInText | undefined {
  const { code = '', sign = '', digits = '', scale = '', unit = '' } = match.groups ?? {};
  const isCode = /^[A-Z]{3} ?$/.test(code) && isCurrency(code.trim());
  const trailing = unit.trim();
  const isTrailingCode = /^[A-Z]{3}$/.test(trailing) && isCurrency(trailing);
  const digitsAt = (match.index ?? 0) + match[0].indexOf(digits, code.length + sign.length);
  const start = sign ? digitsAt - sign.length - (isCode ? code.length : 0) : digitsAt - (isCode ? code.length : 0);
  const unitLength = /^[A-Z]{3}$/.test(trailing) && !isTrailingCode ? 0 : unit.length;
  const end = digitsAt + digits.length + scale.length + unitLength;
  // A letter, or a dash followed by digits, makes it a name.
  if (!sign && !isCode && /^[A-Za-z_]|^-\d|^\/\d/.test(text.slice(end))) return undefined;
  if (!sign && !isCode && /[A-Za-z][-#/]$|#$|\d-$/.test(text.slice(Math.max(0, start - 2), start))) return undefined;
  const times = scales[scale.trim().toLowerCase()] ?? 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const isShare = /%|percent/.test(unit);
  const kind =
    sign || isCode || isTrailingCode
      ? 'money'
      : isShare
        ? 'share'
        : /day/.test(unit)
          ? 'days'
          : /month/.test(unit)
            ? 'months'
            : 'plain';
  const factor = isShare ? times / 100 : times;
  return {
    start,
    end,
    value: Number(digits.replaceAll(',', '')) * factor,
    precision: 10 ** -decimals * factor,
    kind,
    currencies: sign ? currenciesOf(sign.trim()) : isCode ? [code.trim()] : isTrailingCode ? [trailing] : [],
    text: text.slice(start, end),
  };
}

const currenciesOf = (sign: string) =>
  /^[A-Z]+\$$/.test(sign)
    ? [{ CA: 'CAD', A: 'AUD', NZ: 'NZD', US: 'USD', S: 'SGD', HK: 'HKD', MX: 'MXN' }[sign.slice(0, -1)] ?? 'none']
    : (signs[sign] ?? []);
