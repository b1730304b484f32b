import { type ComparedName, comparedName, likelyPairs } from './name-blocks';
import { type Bigrams, bigramsOf, dice } from './similarity';

export type MergeReason = 'same-letters' | 'same-words' | 'abbreviated' | 'longer-name' | 'similar-spelling';

/** Two normalized names that may belong to one vendor, in alphabetical order; `score` is from 0 to 1. */
export type MergeSuggestion = { names: readonly [string, string]; score: number; reason: MergeReason };

/** Minimum similarity of suggested names, and of the words in which they differ. */
const MIN_ALIKE = 0.8;
const MIN_ALIKE_WORDS = 0.5;

/** A name that is the start of more names than this is a place or a common word, not a shorter form of them. */
const MAX_LONGER_NAMES = 3;

/**
 * Returns which of a firm's vendor names may mean the same vendor (product, "IQ: the numbers"), most likely first. Suggestions
 * are shown to a person and never applied automatically. Names come from `normaliseName`; names that differ in a number, such as
 * two branches, are never suggested. The first matching reason applies:
 *
 * | reason | when | score |
 * | --- | --- | --- |
 * | same-letters | they differ only in spaces | 1 |
 * | same-words | they differ only in the order of their words, or in `and` or `the` | 1 |
 * | abbreviated | each word of one is a short form of the other's, and the first words are equal | the coefficient, at least 0.8
 * |
 * | longer-name | one has two words or more, begins the other, and begins at most 3 names | the coefficient, at least 0.8 |
 * | similar-spelling | the coefficient is 0.8 or more, and the words that differ are similar, shortened or missing | the
 * coefficient |
 *
 * The coefficient is that of Sørensen and Dice over the bigrams of their letters.
 */
export function mergeSuggestions(names: Iterable<string>): MergeSuggestion[] {
  const distinct = [...new Set(names)].filter(Boolean).map(comparedName);
  const bigrams = new Map<ComparedName, Bigrams>(distinct.map((name) => [name, bigramsOf(name.letters)]));
  const found: MergeSuggestion[] = [];
  for (const [one, other] of likelyPairs(distinct)) {
    if (numbersOf(one) !== numbersOf(other)) continue;
    const alike = dice(bigrams.get(one) ?? bigramsOf(one.letters), bigrams.get(other) ?? bigramsOf(other.letters));
    const judged = judge(one, other, alike);
    if (judged) found.push({ names: [one.name, other.name], ...judged });
  }
  return withoutCommonBeginnings(found).toSorted((a, b) => b.score - a.score || (a.names.join() < b.names.join() ? -1 : 1));
}

function judge(one: ComparedName, other: ComparedName, alike: number): { score: number; reason: MergeReason } | undefined {
  if (one.letters === other.letters) return { score: 1, reason: 'same-letters' };
  if (bareWords(one) === bareWords(other)) return { score: 1, reason: 'same-words' };
  if (abbreviates(one, other)) return { score: Math.max(MIN_ALIKE, alike), reason: 'abbreviated' };
  if (continues(one, other)) return { score: Math.max(MIN_ALIKE, alike), reason: 'longer-name' };
  return alike >= MIN_ALIKE && differLittle(one, other) ? { score: alike, reason: 'similar-spelling' } : undefined;
}

/**
 * Compares only the words that differ, because they distinguish names that are otherwise similar, such as two contractors in one
 * trade.
 */
function differLittle(one: ComparedName, other: ComparedName): boolean {
  const mine = one.words.filter((word) => !other.words.includes(word)).join('');
  const its = other.words.filter((word) => !one.words.includes(word)).join('');
  if (mine === '' || its === '' || shortens(mine, its)) return true;
  return dice(bigramsOf(mine), bigramsOf(its)) >= MIN_ALIKE_WORDS;
}

/**
 * Returns whether the shorter word is the longer one with letters after the first left out: `dept` for `department`, `svcs` for
 * `services`.
 */
function shortens(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

function withoutCommonBeginnings(found: readonly MergeSuggestion[]): MergeSuggestion[] {
  const longer = new Map<string, number>();
  const beginning = ({ names: [one, other] }: MergeSuggestion) => (one.length < other.length ? one : other);
  for (const each of found) {
    if (each.reason === 'longer-name') longer.set(beginning(each), (longer.get(beginning(each)) ?? 0) + 1);
  }
  return found.filter((each) => each.reason !== 'longer-name' || (longer.get(beginning(each)) ?? 0) <= MAX_LONGER_NAMES);
}

const numbersOf = ({ name }: ComparedName) => (name.match(/\d+/g) ?? []).join(' ');

const bareWords = ({ words }: ComparedName) =>
  words
    .filter((word) => word !== 'and' && word !== 'the')
    .toSorted()
    .join(' ');

function abbreviates(one: ComparedName, other: ComparedName): boolean {
  if (one.words.length !== other.words.length || one.words.length < 2 || one.words[0] !== other.words[0]) return false;
  return one.words.every((word, index) => word === other.words[index] || shortens(word, other.words[index] ?? ''));
}

function continues(one: ComparedName, other: ComparedName): boolean {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words];
  return short.length >= 2 && short.length < long.length && short.every((word, index) => word === long[index]);
}
