import { normalName } from '../withheld/normal-text';
import type { Intent } from './context';
import { months } from './days';
import { fillers, isNumber, isPeriod, isUnit, withSignsAsWords, wordsOf } from './vocabulary';

/** Maximum number of characters of a question for lookup; all that are understood are shorter. */
export const MAX_QUESTION = 300;

/** Maximum number of rows that a question can request. */
export const MAX_LISTED = 25;

/** Why a question is not answered. */
export interface Fault {
  /**
   * `unknown`: no intent uses the word; `unused`: other intents use it, but this one doesn't; `limit`: too many rows, or zero.
   */
  reason: 'unknown' | 'unused' | 'period' | 'unit' | 'number' | 'limit' | 'length';
  /** The normalized word. */
  word: string;
  /** Its position among the words. */
  at: number;
}

/** Returns the words of a question in lower case, without the names of clients. */
export function wordsIn(question: string, names: readonly string[]): string[] {
  // A period or comma within a number belongs to the number.
  let text = ` ${normalName(withSignsAsWords(question).replace(/(\d)[.,](?=\d)/g, '$1'))} `;
  for (const name of [...names].map(normalName).sort((one, other) => other.length - one.length))
    if (name) text = text.replaceAll(` ${name} `, ' ').replaceAll(` ${name}s `, ' ');
  return text.split(' ').filter(Boolean);
}

/**
 * Returns a function that checks whether an intent uses a word, considering the neighbor it must have: `days-sales` is used where
 * "sales" follows "days".
 */
function usesOf({ words }: Pick<Intent, 'words'>) {
  const single = new Set<string>();
  const pairs = new Set<string>();
  for (const word of wordsOf(words)) (word.includes('-') ? pairs : single).add(word);
  return (all: readonly string[], at: number): boolean => {
    const word = all[at] ?? '';
    return single.has(word) || pairs.has(`${word}-${all[at + 1]}`) || pairs.has(`${all[at - 1]}-${word}`);
  };
}

/** Returns all words that any intent uses, and the fillers. */
export const vocabularyOf = (intents: readonly Intent[]): ReadonlySet<string> =>
  new Set([...fillers, ...intents.flatMap(({ words }) => wordsOf(words).flatMap((word) => word.split('-')))]);

/**
 * Returns the first word of a question that an intent does not use; undefined when it uses all.
 * @param fitting the intent and what it matched in the question; without it, returns words that no intent uses
 * @param known words that any question uses
 */
export function faultOf(
  fitting: { intent: Intent; match: RegExpExecArray } | undefined,
  question: string,
  words: readonly string[],
  known: ReadonlySet<string>,
): Fault | undefined {
  const intent = fitting?.intent;
  const isUsed = usesOf(intent ?? { words: '' });
  const number = fitting && intent?.takesNumber?.(fitting.match, question);
  let hasNumber = false;
  let hasMonth = false;
  const chosen = new Set<number>();
  for (const [at, word] of words.entries()) {
    const fault = (reason: Fault['reason']): Fault => ({ reason, word, at });
    const [before, next] = [words[at - 1], words[at + 1]];
    if (isUnit(word, before)) {
      if (wordsOf(intent?.units ?? '').includes(word)) continue;
      return fault('unit');
    }
    if (intent?.takesMonth) {
      const isRelative = (word === 'last' || word === 'this') && next === 'month';
      if (isRelative || months.includes(word)) {
        // With two months, an answer would leave one out.
        if (hasMonth) return fault('period');
        hasMonth = true;
        continue;
      }
      if (word === 'month' || (/^(?:19|20)\d{2}$/.test(word) && months.includes(before ?? ''))) continue;
    }
    if (isNumber(word) && !isUsed(words, at)) {
      if (number === undefined || hasNumber) return fault(isPeriod(word) ? 'period' : 'number');
      if (intent?.maxNumber !== undefined && (number < 1 || number > intent.maxNumber)) return fault('limit');
      hasNumber = true;
      continue;
    }
    // "How many weeks" asks for weeks.
    if (word === 'many' && isUnit(next ?? '', word)) continue;
    if (isUsed(words, at)) {
      const choice = intent?.choices?.findIndex((pattern) => pattern.test(word)) ?? -1;
      if (choice < 0 || chosen.has(choice)) continue;
      // With two lists or two metrics, an answer would leave one out.
      if (chosen.size) return fault('unused');
      chosen.add(choice);
      continue;
    }
    if (fillers.has(word)) continue;
    if (isPeriod(word)) return fault('period');
    if (intent || !known.has(word)) return fault(known.has(word) ? 'unused' : 'unknown');
  }
  return undefined;
}
