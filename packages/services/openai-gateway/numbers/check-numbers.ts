import type { Mark, Measure, Source } from '../contract/answers';
import { nameOfMeasure } from '../contract/measure-names';
import { type Found, findNumbers } from './find-numbers';
import { segmentsOf } from './segments';

/** Citations of a text: `[3]` or `[3, 4]`. */
const citation = /\[(\d+(?:\s*,\s*\d+)*)\]/g;

/** Keys of the rows that a text cites. */
export const citedKeys = (text: string): Set<number> =>
  new Set([...text.matchAll(citation)].flatMap(([, keys = '']) => keys.split(',').map(Number)));

/**
 * Where an answer has a number that matches no row cited beside it: in the same sentence, item of a list or row of a table. A
 * number matches when the row has it, rounded to the digits that are written, in the same unit and currency.
 */
export function unmatchedNumbers(text: string, sources: readonly Source[]): Mark[] {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  // A name such as "Studio 54" or "INV-1024" claims nothing by itself.
  const known = sources
    .flatMap(({ title, facts }) => [title, ...Object.values(facts)])
    .filter((name) => /\d/.test(name) && /\p{L}{2}/u.test(name));
  return segmentsOf(text).flatMap(({ start, text: segment }) => {
    const cited = [...citedKeys(segment)].flatMap((key) => byKey.get(key) ?? []);
    const names = [...known, ...cited.flatMap(namesOf).filter((name) => /\d/.test(name))];
    const spans = names.flatMap((name) => spansOf(segment, name));
    return findNumbers(segment)
      .filter((found) => !spans.some(([from, to]) => found.start >= from && found.end <= to))
      .filter((found) => !cited.some(({ measures }) => measures.some((measure) => matches(found, measure))))
      .map((found) => ({ start: start + found.start, end: start + found.end }));
  });
}

/** Words of a row that may carry digits: `INV-1024`, "1–30 days past due". */
const namesOf = ({ title, facts, measures }: Source) => [
  title,
  ...Object.values(facts),
  ...measures.map(({ name }) => nameOfMeasure(name)),
];

function spansOf(whole: string, wanted: string): [number, number][] {
  const text = whole.toLowerCase();
  const name = wanted.toLowerCase();
  const spans: [number, number][] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) spans.push([at, at + name.length]);
  return spans;
}

/** Kinds of measures that a way of writing can mean. */
const meant: Record<Found['kind'], readonly Measure['kind'][]> = {
  money: ['money'],
  share: ['share'],
  days: ['days'],
  months: ['months'],
  plain: ['count', 'days', 'months', 'money'],
  name: [],
};

function matches(found: Found, measure: Measure): boolean {
  if (!meant[found.kind].includes(measure.kind)) return false;
  if (found.kind === 'money' && (!measure.currency || !found.currencies.includes(measure.currency))) return false;
  const value = Math.abs(measure.kind === 'money' ? measure.value / minorOf(measure.currency ?? 'USD') : measure.value);
  const { precision } = found;
  // Half of what the last digit stands for, and what floating-point numbers lose.
  return Math.abs(value - found.value) <= precision / 2 + 1e-9 * Math.max(1, value);
}

const minors = new Map<string, number>();

/** Minor units of one unit of a currency. */
export function minorOf(currency: string): number {
  const kept = minors.get(currency);
  if (kept !== undefined) return kept;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  minors.set(currency, 10 ** maximumFractionDigits);
  return 10 ** maximumFractionDigits;
}
