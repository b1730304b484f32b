import { normalName } from '../withheld/normal-text';
import type { Intent } from './context';
import { months } from './days';

/** Characters of a question that is answered by lookup: all that are understood are shorter. */
export const MAX_QUESTION = 300;

/** Words that change nothing about what is asked. Words that leave something out, such as "not", are none. */
const fillers =
  wordsOf(`a an the of is are was were be been do does did we us our i me my you your it its that which who whom what
  whats how much many please show tell give list get find see can could would let know about on in to at by for with from and as
  there any have has had right now currently hi hello thanks thank ok also so whos weve ive`);

/** Words about a time. */
const periods = new Set([
  ...months,
  ...wordsOf(`jan feb mar apr jun jul aug sep sept oct nov dec last this next previous past since ago year years month months quarter
    quarters week weeks day days daily weekly monthly quarterly yearly annual annually ytd mtd qtd date yesterday today tomorrow
    between until till before after during fiscal calendar monday tuesday wednesday thursday friday saturday sunday`),
]);

const isPeriod = (word: string) => periods.has(word) || /^(?:q[1-4]|h[12]|fy\d{0,4}|(?:19|20)\d{2})$/.test(word);

const isNumber = (word: string) => /^\d+(?:k|thousand)?$/.test(word);

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}

/** Why a question is not answered: a word about a time, or another one that was not used. */
export type UnusedWord = { period: string } | { word: string };

/** The words of a question in lower case, without the names of clients in it. */
export function wordsIn(question: string, names: readonly string[]): string[] {
  // A point or comma within a number belongs to it.
  let text = ` ${normalName(question.replace(/(\d)[.,](?=\d)/g, '$1'))} `;
  for (const name of [...names].map(normalName).sort((one, other) => other.length - one.length))
    if (name) text = text.replaceAll(` ${name} `, ' ').replaceAll(` ${name}s `, ' ');
  return text.split(' ').filter(Boolean);
}

/** The first word of a question that an intent does not use; undefined when it uses all. */
export function unusedWord(intent: Intent, words: readonly string[]): UnusedWord | undefined {
  const own = wordsOf(intent.words);
  const { takes } = intent;
  const isMonth = (word: string) => takes === 'month' && (months.includes(word) || ['last', 'this', 'month'].includes(word));
  const isYear = (word: string) => takes === 'month' && /^(?:19|20)\d{2}$/.test(word);
  const isTaken = (word: string) =>
    isMonth(word) || isYear(word) || ((takes === 'count' || takes === 'amount') && isNumber(word));
  const unused = words.filter((word) => !fillers.has(word) && !own.has(word) && !isTaken(word));
  // Of two numbers, or two months, an answer would leave one out.
  const numbers = words.filter((word) => isNumber(word) && !own.has(word));
  const times = words.filter((word) => isMonth(word) && word !== 'month');
  if (numbers.length > 1) unused.push(numbers[1] ?? '');
  if (takes === 'month' && (times.length > 1 || words.filter(isYear).length > 1)) return { period: times[1] ?? '' };
  const period = unused.find(isPeriod);
  if (period !== undefined) return { period };
  const [word] = unused;
  return word === undefined ? undefined : { word };
}
