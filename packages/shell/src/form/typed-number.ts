/** Maximum length of a number, in characters; longer text is not a number. */
const LONGEST = 64;

export interface Rules {
  /** Maximum number of digits after the decimal mark. */
  decimals: number;
  /** Its sign or code may appear beside the number. */
  currency?: string;
  isPercent?: boolean | undefined;
  mayBeNegative?: boolean | undefined;
  /** The browser's by default. */
  locale?: string | undefined;
}

/** The input as a plain decimal such as `-1234.5`, null when it is empty, or a problem that says what to write. */
export type Typed = { decimal: string | null; problem?: undefined } | { decimal?: undefined; problem: string };

/**
 * Reads numbers as people of a locale write them. Thousands may be separated by the locale's mark, a space or an apostrophe;
 * decimals only by the locale's mark. Input that another locale reads differently is rejected, not guessed. A minus may be on
 * either side, and parentheses mean a minus, as in a ledger.
 */
export function typedNumbers({ decimals, currency, isPercent, mayBeNegative, locale }: Rules) {
  const { group, decimal, isIndian, numerals, example } = formOf(locale, currency, decimals);
  const groups = [...new Set([group, ' ', "'"])].map((mark) => (mark === '.' ? String.raw`\.` : mark)).join('');
  const between = isIndian ? String.raw`(?:\d{2,3}\1)*\d{3}` : String.raw`\d{3}(?:\1\d{3})*`;
  const grouped = new RegExp(String.raw`^[1-9]\d{0,2}([${groups}])${between}$`);
  const signs = currency ? signsOf(currency, locale) : isPercent ? ['%'] : [];
  const words = wordsOf(group, decimal, decimals, example);

  function read(typed: string): Typed {
    const text = plain(typed, numerals);
    if (text === '') return { decimal: null };
    const bare = text.length <= LONGEST ? withoutSigns(text, signs) : undefined;
    if (!bare || !/\d/.test(bare.rest)) return { problem: words.unreadable };
    if (/[^\d.,' ]/.test(bare.rest))
      return { problem: currency && isOtherMoney(bare.rest) ? words.money(currency) : words.unreadable };
    const [whole = '', fraction = '', ...more] = bare.rest.split(decimal);
    const isWhole = /^\d*$/.test(whole) || grouped.test(whole);
    if (!isWhole || !/^\d*$/.test(fraction) || more.length > 0) return { problem: words.marks };
    if (fraction.length > decimals) return { problem: /^\d{1,3}[.,]\d{3}$/.test(bare.rest) ? words.marks : words.decimals };
    const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
    const isNegative = bare.isNegative && /[1-9]/.test(digits + fraction);
    if (isNegative && !mayBeNegative) return { problem: words.negative };
    return { decimal: `${isNegative ? '-' : ''}${digits}${fraction && `.${fraction}`}` };
  }

  return { read, example };
}

/** Returns how a locale writes numbers. */
function formOf(locale: string | undefined, currency: string | undefined, decimals: number) {
  const style = currency ? ({ style: 'currency', currency } as const) : {};
  const digits = Math.min(decimals, 2);
  const parts = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 1 }).formatToParts(12_345_678.5);
  const shown = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const numerals = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const markOf = (mark: 'group' | 'decimal') => parts.find(({ type }) => type === mark)?.value;
  return {
    group: plain(markOf('group') ?? '') || ' ',
    decimal: plain(markOf('decimal') ?? '.'),
    isIndian: parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2,
    numerals: [...numerals].toReversed(),
    example: shown
      .formatToParts(1234.5)
      .filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
      .map(({ value }) => value)
      .join(''),
  };
}

/** Returns the text with the digits, spaces and marks of a keyboard. */
function plain(text: string, numerals: readonly string[] = []): string {
  const narrow = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−–]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    // Excludes the tab between two cells of a spreadsheet.
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  return [...narrow].map((sign) => (numerals.includes(sign) ? String(numerals.indexOf(sign)) : sign)).join('');
}

function signsOf(currency: string, locale?: string): string[] {
  const shown = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    [locale, 'en', 'en-CA'].map((each) => {
      const parts = new Intl.NumberFormat(each, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
      return plain(parts.find(({ type }) => type === 'currency')?.value ?? '');
    }),
  );
  return [...new Set([...shown, currency])].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

/** Removes one currency sign and one minus, in any order. */
function withoutSigns(text: string, signs: readonly string[]): { rest: string; isNegative: boolean } | undefined {
  let rest = text;
  let minuses = 0;
  let isSigned = false;
  for (let round = 0; round < 3; round++) {
    const wrapped = /^\((.*)\)$/.exec(rest) ?? /^-(.*)$/.exec(rest) ?? /^(.*\d)-$/.exec(rest);
    if (wrapped?.[1] !== undefined) {
      minuses++;
      rest = wrapped[1].trim();
    }
    const sign = isSigned ? undefined : signs.find((each) => isBeside(rest, each));
    if (sign === undefined) continue;
    isSigned = true;
    rest = (starts(rest, sign) ? rest.slice(sign.length) : rest.slice(0, -sign.length)).trim();
  }
  return minuses > 1 ? undefined : { rest, isNegative: minuses === 1 };
}

const starts = (text: string, sign: string) => text.slice(0, sign.length).toUpperCase() === sign.toUpperCase();

const isBeside = (text: string, sign: string) => starts(text, sign) || text.toUpperCase().endsWith(sign.toUpperCase());

/** Matches a number with letters or the sign of another currency beside it. */
const isOtherMoney = (text: string) => /^(?:\p{L}{0,3}\p{Sc}|\p{Lu}{3})\s?[\d.,' ]+$|^[\d.,' ]+(?:\p{Sc}|\p{Lu}{3})$/u.test(text);

/** Messages for input that is not accepted. */
function wordsOf(group: string, decimal: string, decimals: number, example: string) {
  const name = (mark: string) => ({ ' ': 'a space', "'": 'an apostrophe', ',': 'a comma', '.': 'a point' })[mark] ?? `“${mark}”`;
  const form = `${name(group)} between thousands${decimals > 0 ? ` and ${name(decimal)} before decimals` : ''}`;
  return {
    unreadable: `Enter a number such as ${example}.`,
    marks: `Write ${form}, as in ${example}.`,
    decimals:
      decimals > 0 ? `Enter at most ${decimals} decimals, as in ${example}.` : `Enter a whole number, such as ${example}.`,
    negative: 'Enter zero or more.',
    money: (currency: string) => `Enter an amount in ${currency}, such as ${example}.`,
  };
}
