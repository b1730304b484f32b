import type { DecimalMark } from '../contract/table';
import { currenciesOf } from './currency';
import { plainText } from './plain-text';

/** Maximum length of an amount in characters; longer text is not an amount and is not parsed. */
export const LONGEST_AMOUNT = 64;

/** Letters and symbols beside an amount: `US$`, `CHF`, `kr.`, `zł`. */
const SIGN = String.raw`(?:[\p{L}\p{Sc}]\.?){1,5}`;
const signBefore = new RegExp(String.raw`^(${SIGN}|\p{L}{3}\s?\p{Sc})\s*(?=[\d.,(\-−+'])`, 'u');
const signBehind = new RegExp(String.raw`([\d.,)\-–—−'])\s*(${SIGN}|\p{Sc}\s?\p{L}{3})$`, 'u');

/** A currency sign beside the dash that means zero in a spreadsheet's accounting format. */
const zeroSign = /^\p{Sc}\s*|\s*\p{Sc}$/gu;

/** Debit and credit after an amount, in English and German. */
const side = /(?<=[\d)])\s*(dr|cr|s|h)\.?$/i;

/**
 * Groups of three digits, or of two before the last as in India, all separated by the same sign; no number starts with a zero.
 */
const grouped: Record<DecimalMark, RegExp> = {
  '.': /^[1-9]\d{0,2}([,\s’'´`])(?:\d{2,3}\1)*\d{3}(?:\.\d*)?$/u,
  ',': /^[1-9]\d{0,2}([.\s’'´`])(?:\d{2,3}\1)*\d{3}(?:,\d*)?$/u,
};

const ungrouped: Record<DecimalMark, RegExp> = { '.': /^(?:\d+(?:\.\d*)?|\.\d+)$/, ',': /^(?:\d+(?:,\d*)?|,\d+)$/ };

/** Words that programs write where there is no value: pandas, databases and people. */
const noValue = /^(?:nan|nat|<na>|none|null|nil|\\n|n\/a|n\.a\.)$/i;

/** Whether a cell of days or numbers says that it has no value. */
export const isNoValue = (text: string): boolean => noValue.test(text);

/** Whether the text consists of dashes, or is a word, which mean that there is no day. */
export const isDash = (text: string): boolean => /^[-–—]+$/.test(text) || isNoValue(text);

export interface Amount {
  /** A plain decimal, `-1234.5`. */
  decimal: string;
  /**
   * The currencies that the cell may mean: one, several for a sign such as `$`, empty for an unknown one. Undefined when the cell
   * names none.
   */
  currencies: readonly string[] | undefined;
}

/**
 * Parses an amount. Parentheses, a minus on either side and a credit (`CR`, `H`) make it negative. Undefined when the text is not
 * an amount with that decimal mark.
 */
export function readAmount(text: string, mark: DecimalMark): Amount | undefined {
  let rest = text.trim();
  if (rest.length > LONGEST_AMOUNT) return undefined;
  if (mark === '.' && /^-?\d+(?:\.\d+)?$/.test(rest)) return { decimal: rest, currencies: undefined };
  if (/^\d[\d.,]*$/.test(rest)) return unsigned(rest, mark, false, undefined);
  // Spreadsheets mark a number that is text with an apostrophe, and India ends an amount without fraction with "/-".
  rest = plainText(rest, mark).replace(/^'(?=[\d.,(+-])|(?<=\d)\/-$/g, '');
  const bare = rest.replace(zeroSign, '');
  if (/^[-–—]$/.test(bare)) return { decimal: '0', currencies: undefined };
  let minuses = 0;
  const unwrap = () => {
    const before = rest;
    if (rest.startsWith('(') && rest.endsWith(')')) rest = rest.slice(1, -1);
    else if (/^[-−–](?=.)/.test(rest)) rest = rest.slice(1);
    // "250.–", "250.--" and "100,-" have no cents.
    else if (/\d[.,][-–—]{1,2}$/.test(rest)) {
      rest = rest.replace(/[.,][-–—]{1,2}$/, '');
      return;
    } else if (/[-−]$/.test(rest)) rest = rest.slice(0, -1);
    if (rest !== before) minuses++;
    rest = rest.trim();
  };
  const signs: string[] = [];
  const unsign = () => {
    const before = signBefore.exec(rest);
    if (before?.[1] && currenciesOf(before[1])?.length) {
      signs.push(before[1]);
      rest = rest.slice(before[0].length).trim();
    }
    const behind = signBehind.exec(rest);
    if (behind?.[2]) {
      signs.push(behind[2]);
      rest = rest.slice(0, behind.index + (behind[1]?.length ?? 0)).trim();
    }
  };
  const found = side.exec(rest);
  if (found) {
    rest = rest.slice(0, found.index).trim();
    if (/^[ch]/i.test(found[1] ?? '')) minuses++;
  }
  unwrap();
  unsign();
  unwrap();
  unsign();
  if (minuses > 1 || signs.some((sign) => !currenciesOf(sign)?.length && !/^\p{L}{3}$/u.test(sign))) return undefined;
  if (rest.startsWith('+')) rest = rest.slice(1).trim();
  if (rest.endsWith('+')) rest = rest.slice(0, -1).trim();
  return unsigned(rest, mark, minuses > 0, common(signs));
}

function unsigned(text: string, mark: DecimalMark, isNegative: boolean, currencies: Amount['currencies']): Amount | undefined {
  if (!ungrouped[mark].test(text) && !grouped[mark].test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split(mark);
  const digits = whole.replace(/\D/g, '') || '0';
  return { decimal: `${isNegative ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}`, currencies };
}

/** Parses an amount into a plain decimal, `-1234.5`; undefined when the text is not an amount with that decimal mark. */
export const plainDecimal = (text: string, mark: DecimalMark): string | undefined => readAmount(text, mark)?.decimal;

/** The currencies that all signs of an amount have in common. */
function common(signs: readonly string[]): readonly string[] | undefined {
  const [first, ...others] = signs.flatMap((sign) => {
    const currencies = currenciesOf(sign);
    return currencies ? [currencies] : [];
  });
  return first && others.reduce((left, right) => left.filter((code) => right.includes(code)), first);
}
