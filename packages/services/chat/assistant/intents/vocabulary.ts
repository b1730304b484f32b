import { months } from './days';

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Words that don't change the meaning of a question. Words that exclude something, such as "not", are not among them. */
export const fillers = new Set(
  wordsOf(`a an the of is are was were be been do does did we us our i me my you your it its that which who whom what
  whats how much please show tell give list get find see can could would let know about on in to at by for with from and as
  there any have has had right now currently hi hello thanks thank ok also so whos weve ive`),
);

/** Words that refer to a time. */
const periods = new Set([
  ...months,
  ...wordsOf(`jan feb mar apr jun jul aug sep sept oct nov dec last this next previous past since ago year years month months quarter
    quarters week weeks day days daily weekly monthly quarterly yearly annual annually ytd mtd qtd date yesterday today tomorrow
    between until till before after during fiscal calendar monday tuesday wednesday thursday friday saturday sunday`),
]);

export const isPeriod = (word: string): boolean => periods.has(word) || /^(?:q[1-4]|h[12]|fy\d{0,4}|(?:19|20)\d{2})$/.test(word);

/** Units of time: the requested unit when they follow "in" or "many". */
const unitsOfTime = new Set(wordsOf('seconds minutes hours days weeks months quarters years'));

/** Other units, including the words that replace symbols in a question. */
const otherUnits = new Set(
  wordsOf(`percent percentage percentages dollar dollars usd euro euros eur pound pounds gbp yen jpy cad aud chf peso pesos mxn
    franc francs cents`),
);

/** Symbols that name a unit. `$` is not included, because any amount may have it. */
const signs: Record<string, string> = { '%': 'percent', '€': 'euros', '£': 'pounds', '¥': 'yen' };

/** Replaces the symbols of units in a question with words. */
export const withSignsAsWords = (question: string): string => question.replace(/[%€£¥]/g, (sign) => ` ${signs[sign] ?? ''} `);

/** Returns whether a word names the unit in which a number is requested. */
export const isUnit = (word: string, before: string | undefined): boolean =>
  otherUnits.has(word) || (unitsOfTime.has(word) && (before === 'in' || before === 'many'));

export const isNumber = (word: string): boolean => /^\d+(?:k|thousand)?$/.test(word);
