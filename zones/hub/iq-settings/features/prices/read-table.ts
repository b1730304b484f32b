import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import { copy } from './copy';

export interface Problem {
  /** Counted from 1. */
  line: number;
  text: string;
}

export interface ReadTable {
  /** Sorted by month. */
  prices: ConsumerPrices;
  problems: Problem[];
}

/** Limits of the API: number of months, and range of values. */
export const MAX_MONTHS = 2400;
const LOWEST = 0.000_001;
const HIGHEST = 1_000_000_000;

const { form } = copy;

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a month into `2025-01`, in the formats of statistics offices and spreadsheets; undefined if it isn't one. */
export function readMonth(text: string): string | undefined {
  const written = text.trim();
  const [, year, number] = /^(\d{4})[-/. ]?M?(\d{1,2})(?:[-/.]\d{1,2})?$/i.exec(written) ?? [];
  if (year && number) return monthOf(year, Number(number));
  const [, before, after] = /^(\d{1,2})[-/. ](\d{4})$/.exec(written) ?? [];
  if (before && after) return monthOf(after, Number(before));
  const [, name = '', ofYear] = /^([a-z]{3,9})\.?[-/, ]+(\d{4})$/i.exec(written) ?? [];
  if (ofYear) return monthOf(ofYear, names.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  const [, yearFirst, named = ''] = /^(\d{4})[-/, ]+([a-z]{3,9})\.?$/i.exec(written) ?? [];
  return yearFirst ? monthOf(yearFirst, names.indexOf(named.slice(0, 3).toLowerCase()) + 1) : undefined;
}

const monthOf = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;

/** Parses an index. The decimal mark may be a comma, because no index is large enough for digit grouping. */
function readValue(text: string): number | undefined {
  const written = text.trim().replace(',', '.');
  const value = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
  return value >= LOWEST && value <= HIGHEST ? value : undefined;
}

/** Splits a line into month and index, with the separators of spreadsheets and people. */
function cellsOf(line: string): [month: string, value: string] {
  for (const divider of ['\t', ';']) {
    const at = line.indexOf(divider);
    if (at >= 0) return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  }
  const [, month, value] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? [];
  if (month && value) return [month.replace(/,$/, ''), value];
  const at = line.indexOf(',');
  return at >= 0 ? [line.slice(0, at).trim(), line.slice(at + 1).trim()] : [line.trim(), ''];
}

/** Parses a table, one month per line; a heading line is left out. */
export function readTable(text: string): ReadTable {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const prices: ConsumerPrices = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (!written.trim() || (line === 1 && !/\d/.test(written))) continue;
    const [first, second] = cellsOf(written);
    const month = readMonth(first);
    const value = readValue(second);
    const before = month && seen.get(month);
    if (!month) problems.push({ line, text: form.noMonth(first) });
    else if (value === undefined) problems.push({ line, text: second ? form.noValue(second) : form.missingValue });
    else if (before) problems.push({ line, text: form.twice(month, before) });
    else {
      seen.set(month, line);
      prices.push({ month, value });
    }
  }
  return { prices: prices.toSorted((one, other) => (one.month < other.month ? -1 : 1)), problems };
}

/** Returns the prices of a table; undefined when lines have to be corrected or the table is too long. */
export function pricesOf(text: string): ConsumerPrices | undefined {
  const { prices, problems } = readTable(text);
  return problems.length > 0 || prices.length > MAX_MONTHS ? undefined : prices;
}

/** Formats a table as text for `readTable`. */
export const textOf = (prices: ConsumerPrices): string => prices.map(({ month, value }) => `${month}\t${value}`).join('\n');

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Counts the missing months between the first and the last. */
export function gapsOf(prices: ConsumerPrices): number {
  const first = prices[0];
  const last = prices.at(-1);
  return first && last ? numberOf(last.month) - numberOf(first.month) + 1 - prices.length : 0;
}
