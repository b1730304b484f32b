import { minorDigits } from '@suite/values/money';
import type { Mark, Measure, Source } from '../contract/answers';
import { nameOfMeasure } from '../contract/measure-names';
import { indexOfNames } from '../withheld/find-names';
import { findNumbers, type NumberInText } from './find-numbers';
import { segmentsOf } from './segments';

/** Matches the citations in a text: `[3]` or `[3, 4]`. */
const citation = /\[(\d+(?:\s*,\s*\d+)*)\]/g;

export const citedKeys = (text: string): Set<number> =>
  new Set([...text.matchAll(citation)].flatMap(([, keys = '']) => keys.split(',').map(Number)));

/**
 * Maximum numbers, sentences and rows that are checked per answer, and characters of each; nobody reads an answer beyond them.
 */
const MAX_CHECKS = 2000;
const MAX_SEGMENT = 5000;

/** Maximum product of an answer's numbers and the measures of the rows cited beside them, which limits the cost of comparing. */
const MAX_COMPARISONS = 100_000;

/** Number of numbers in a sentence from which sorting the measures first is faster than comparing directly. */
const FEW = 8;

/**
 * Returns the places where an answer has a number that matches no row cited beside it: in the same sentence, list item or table
 * row. A number matches when the row has it, rounded to the written digits, in the same unit and currency.
 */
export function unmatchedNumbers(text: string, sources: readonly Source[]): Mark[] {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const names = namesWithDigits(sources);
  let checked = 0;
  let compared = 0;
  const marks: Mark[] = [];
  for (const { start, text: segment } of segmentsOf(text)) {
    if (!/\d/.test(segment)) continue;
    // Anything that is not checked is marked.
    if (checked > MAX_CHECKS || compared > MAX_COMPARISONS) return [...marks, { start, end: text.length }];
    if (segment.length > MAX_SEGMENT) {
      marks.push({ start, end: start + segment.length });
      continue;
    }
    const found = findNumbers(segment);
    checked += Math.max(1, found.length);
    if (!found.length) continue;
    const cited = [...citedKeys(segment)].flatMap((key) => byKey.get(key) ?? []);
    compared += Math.min(found.length, FEW) * cited.reduce((sum, { measures }) => sum + measures.length, 0);
    const hasNumber = found.length < FEW ? (one: NumberInText) => hasMeasure(cited, one) : numbersOf(cited);
    for (const one of outsideNames(segment, found, names, cited))
      if (!hasNumber(one)) marks.push({ start: start + one.start, end: start + one.end });
  }
  return marks;
}

/**
 * Collects the names with digits, which are not claims: "Studio 54" anywhere, "INV-1024" and "1–30 days" where their row is
 * cited.
 */
function namesWithDigits(sources: readonly Source[]) {
  const anywhere = new Set<string>();
  const ofRow = new Map<number, string[]>();
  for (const { key, title, facts, measures } of sources) {
    const names = [title, ...Object.values(facts)].filter((name) => /\d/.test(name));
    for (const name of names) if (/\p{L}{2}/u.test(name)) anywhere.add(name.toLowerCase());
    const ofMeasures = measures.map(({ name }) => nameOfMeasure(name)).filter((name) => /\d/.test(name));
    ofRow.set(
      key,
      [...names, ...ofMeasures].map((name) => name.toLowerCase()),
    );
  }
  const all = new Set([...anywhere, ...[...ofRow.values()].flat()]);
  return { anywhere, ofRow, index: indexOfNames([...all].map((text) => ({ text, value: undefined }))) };
}

/** Returns the numbers of a segment that are not part of a name. */
function outsideNames(
  segment: string,
  found: readonly NumberInText[],
  { anywhere, ofRow, index }: ReturnType<typeof namesWithDigits>,
  cited: readonly Source[],
): NumberInText[] {
  const text = segment.toLowerCase();
  const ofCited = new Set(cited.flatMap(({ key }) => ofRow.get(key) ?? []));
  // The end of the names that start at or before the current position.
  let reach = 0;
  let at = 0;
  return found.filter(({ start, end }) => {
    for (; at <= start; at++) {
      if (!index.mayBegin(text, at)) continue;
      const name = index.longestAt(text, at, (one) => anywhere.has(one.text) || ofCited.has(one.text));
      if (name) reach = Math.max(reach, at + name.text.length);
    }
    return end > reach;
  });
}

/** Kinds of measures that a notation can mean. */
const meant: Record<NumberInText['kind'], readonly Measure['kind'][]> = {
  money: ['money'],
  share: ['share', 'percent'],
  days: ['days'],
  months: ['months'],
  plain: ['count', 'days', 'months', 'money'],
  name: [],
};

/** Returns the lists that a number is compared with: its kind, with the currency for money. */
const listsOf = ({ kind, currencies }: NumberInText): string[] =>
  kind === 'money' ? currencies.map((currency) => `money ${currency}`) : kind === 'name' ? [] : [kind];

const isNear = (written: number, { value, precision }: NumberInText) =>
  // Tolerates half of the last digit, and floating-point errors.
  Math.abs(written - value) <= precision / 2 + 1e-9 * Math.max(1, written);

/** Returns the value of a measure in the units of `Found`: money in whole units, percents as fractions. */
function writtenValue({ kind, value, currency }: Measure): number {
  const parts = kind === 'money' ? 10 ** minorDigits(currency ?? 'USD') : kind === 'percent' ? 100 : 1;
  return Math.abs(value / parts);
}

const hasMeasure = (sources: readonly Source[], found: NumberInText): boolean =>
  sources.some(({ measures }) =>
    measures.some((measure) => {
      if (!meant[found.kind].includes(measure.kind)) return false;
      if (found.kind === 'money' && !found.currencies.includes(measure.currency ?? '')) return false;
      return isNear(writtenValue(measure), found);
    }),
  );

/**
 * Returns a function that checks whether any of the rows has a number. Values of each kind are sorted once and searched for each
 * number.
 */
function numbersOf(sources: readonly Source[]): (found: NumberInText) => boolean {
  const lists = new Map<string, number[]>();
  const add = (list: string, value: number) => {
    const values = lists.get(list);
    if (values) values.push(value);
    else lists.set(list, [value]);
  };
  for (const { measures } of sources) {
    for (const measure of measures) {
      const { kind, currency } = measure;
      const written = writtenValue(measure);
      if (kind === 'money') add(`money ${currency}`, written);
      for (const way of ['share', 'days', 'months', 'plain'] as const) if (meant[way].includes(kind)) add(way, written);
    }
  }
  for (const values of lists.values()) values.sort((one, other) => one - other);
  return (found) => listsOf(found).some((list) => hasValue(lists.get(list) ?? [], found));
}

function hasValue(values: readonly number[], found: NumberInText): boolean {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < found.value) low = middle + 1;
    else high = middle;
  }
  // Checks the nearest values below and above.
  return isNear(values[low - 1] ?? Number.NaN, found) || isNear(values[low] ?? Number.NaN, found);
}
