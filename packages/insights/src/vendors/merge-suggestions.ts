import { type ComparedName, comparedName, likelyPairs } from './name-blocks';
import { type Bigrams, bigramsOf, dice } from './similarity';

export type MergeReason = 'same-letters' | 'same-words' | 'abbreviated' | 'longer-name' | 'similar-spelling';

/** Two normalised names that may be one vendor's, in alphabetical order; `score` is from 0 to 1. */
export type MergeSuggestion = { names: readonly [string, string]; score: number; reason: MergeReason };

/** Names less alike than this are not suggested, nor words of theirs that differ. */
const MIN_ALIKE = 0.8;
const MIN_ALIKE_WORDS = 0.5;

/** A name that begins more others than this is a place or a word, not a vendor with a longer name. */
const MAX_LONGER_NAMES = 3;

/**
 * Which of a firm's vendor names may mean one vendor (product, "IQ: the numbers"), the likeliest first. They are offered
 * to a person and never applied by themselves. Names are those of `normaliseName`; what differs in a number, such as two
 * branches, is never suggested. By the first of these that holds:
 *
 * | reason | when | score |
 * | --- | --- | --- |
 * | same-letters | they differ in spaces only | 1 |
 * | same-words | they differ in the order of their words, or in `and` or `the` | 1 |
 * | abbreviated | word for word one shortens the other, the first words being equal | the coefficient, at least 0.8 |
 * | longer-name | one, of two words or more, begins the other, and begins 3 names at most | the coefficient, at least 0.8 |
 * | similar-spelling | the coefficient is 0.8 or more, and the words that differ are alike, shortened or missing | the coefficient |
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

/** Of names that are alike at large, such as two contractors of one trade, what differs is what tells them apart. */
function differLittle(one: ComparedName, other: ComparedName): boolean {
  const mine = one.words.filter((word) => !other.words.includes(word)).join('');
  const its = other.words.filter((word) => !one.words.includes(word)).join('');
  if (mine === '' || its === '' || shortens(mine, its)) return true;
  return dice(bigramsOf(mine), bigramsOf(its)) >= MIN_ALIKE_WORDS;
}

/** Whether one is the other with letters left out behind its first: `dept` for `department`, `svcs` for `services`. */
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
