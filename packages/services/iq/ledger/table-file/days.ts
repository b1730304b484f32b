import { utcDayOf } from '@suite/values/iso-day';
import { daysInMonth } from '@suite/values/month';
import type { DateOrder } from '../contract/table';
import { plainText } from './plain-text';

/** The first and the last day that a ledger accepts: days outside of this range are typing errors. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

/** Maximum length of a day with its time of day, in characters; longer text is not a day and is not parsed. */
export const LONGEST_DAY = 64;

/** Two-digit years from this one on belong to the last century. */
const PIVOT = 70;

/** Prefixes of the names of months in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const months = [
  'jan|ene|gen',
  'fe[bv]',
  'mar|maer|mrz|maa|mrt',
  'a[pv]r|abr',
  'ma[iy]|mei|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|aou|ago',
  'sep|set',
  'o[ck]t|out|ott',
  'nov',
  'de[cz]|dic',
].map((beginning) => new RegExp(`^(?:${beginning})`));

const fullNames = new Set(
  `january february march april may june july august september october november december januar februar marz maerz mai juni juli
  oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre
  janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
  januari februari maart augustus`.split(/\s+/),
);

/** Returns the month that a name or its prefix means, `1` to `12`; 0 when there is none. */
export const monthNamed = (name: string): number => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length > 4 && !fullNames.has(plain)) return 0;
  return months.findIndex((month) => month.test(plain)) + 1;
};

/** A time of day after the day, which is ignored. */
const time = /[T ]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]\.?M\.?)?( ?(UTC|Z|[+-]\d{2}:?\d{2}))?$/i;

/** Matches a day with the words of Chinese, Japanese or Korean for year, month and day, `2026年3月1日`. */
const withWords = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;

/** Returns a day without its time, with the digits of ASCII, and with single separators: `1.3.2026` for `1. 3. 2026`. */
function withoutTime(text: string): string {
  const written = plainText(text)
    .replace(/^'(?=\d)/, '')
    .replace(withWords, '$1-$2-$3')
    .replace(time, '');
  return /^\d+\.\s*\d+\.\s*\d+\.?$/.test(written) ? written.replace(/\s/g, '').replace(/\.$/, '') : written;
}

/** Parses text in a date order into a day, `2021-03-17`; undefined when it is not a day from 1900 to 2999 in that order. */
export function readDay(text: string, order: DateOrder): string | undefined {
  return inRange(anyDay(text, order));
}

/** Says why a day in that order, or with its year first, is in a year that a ledger does not accept; empty for others. */
export function yearsProblem(text: string, order: DateOrder): string {
  const day = [anyDay(text, order), anyDay(text, 'ymd')].find((one) => one !== undefined && inRange(one) === undefined);
  if (day === undefined) return '';
  const year = Number(day.slice(0, 4));
  return isBuddhist(day)
    ? `: ${year} is a year of the Buddhist calendar, write ${year - 543}`
    : ` from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}`;
}

function anyDay(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_DAY) return undefined;
  // Most days are three numbers.
  const numbers = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(trimmed);
  if (numbers) return dayOfNumbers(numbers, order);
  const written = withoutTime(trimmed);
  if (order === 'serial') return /^\d{1,7}(\.\d+)?$/.test(written) ? dayOfSerial(Number(written)) : undefined;
  const named = namedMonth(written, order);
  if (named) return named;
  const compact = order === 'ymd' ? /^(\d{4})(\d{2})(\d{2})(?:\.0+)?$/.exec(written) : null;
  if (compact) return dayFromParts(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const parts = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(written);
  return parts ? dayOfNumbers(parts, order) : undefined;
}

/** @param parts a match of three numbers and their separator, which is the second */
function dayOfNumbers([, first = '', , second = '', third = '']: readonly string[], order: DateOrder): string | undefined {
  if (order === 'serial') return undefined;
  if (order === 'ymd') return first.length === 4 ? dayFromParts(first, second, third) : undefined;
  if (first.length > 2) return undefined;
  return order === 'mdy' ? dayFromParts(third, first, second) : dayFromParts(third, second, first);
}

/** Parses a day whose order is unambiguous: a four-digit year comes first, or the month is a name. */
export function plainDay(text: string): string | undefined {
  const written = withoutTime(text.trim().slice(0, LONGEST_DAY));
  if (/^\d{4}[-/.]/.test(written)) return readDay(written, 'ymd');
  return /\p{L}/u.test(written) && /\d{4}/.test(written) ? (readDay(written, 'dmy') ?? readDay(written, 'mdy')) : undefined;
}

/** Parses a cell of a column with a date order. A cell with an unambiguous order of its own is read in that. */
export const dayInCell = (text: string, order: DateOrder): string | undefined => readDay(text, order) ?? plainDay(text);

/** `17 Mar 2021`, `17-Mar-21`, `17. März 2021`; `March 17, 2021`. */
function namedMonth(text: string, order: DateOrder): string | undefined {
  const parts =
    order === 'dmy'
      ? /^(\d{1,2})(?:st|nd|rd|th|er)?[-/. ]+(\p{L}{3,9})[-/., ]+(\d{2}|\d{4})$/iu.exec(text)
      : order === 'mdy'
        ? /^(\p{L}{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?,?[-/ ]+(\d{2}|\d{4})$/iu.exec(text)
        : null;
  if (!parts) return undefined;
  const [, first = '', second = '', year = ''] = parts;
  const [name, day] = order === 'dmy' ? [second, first] : [first, second];
  const month = monthNamed(name);
  return month ? dayFromParts(year, String(month), day) : undefined;
}

function dayFromParts(year: string, month: string, day: string): string | undefined {
  if (year.length !== 2 && year.length !== 4) return undefined;
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < PIVOT ? 2000 : 1900);
  const [m, d] = [Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > daysInMonth(full, m)) return undefined;
  return `${full}-${m < 10 ? '0' : ''}${m}-${d < 10 ? '0' : ''}${d}`;
}

const inRange = (day: string | undefined) =>
  day !== undefined && day >= FIRST_DAY && day <= LAST_DAY && !isBuddhist(day) ? day : undefined;

/** Whether a year is one from 1900 to 2099 in the Buddhist calendar of Thailand, which counts 543 more. */
const isBuddhist = (day: string) => day >= '2443' && day < '2643';

/**
 * Returns the day for a serial number of Excel; undefined when Excel shows no day for it. Day 60 of Excel's calendar, February
 * 29, 1900, never existed.
 */
export function dayOfSerial(serial: number, is1904 = false): string | undefined {
  // A second before midnight in a binary fraction is midnight.
  const whole = Math.floor(serial + 1e-6);
  if (whole < 1 || whole > 2_958_465) return undefined;
  const days = is1904 ? whole + 1462 : whole;
  return utcDayOf(Date.UTC(1899, 11, days < 60 ? 31 + days : 30 + days));
}
