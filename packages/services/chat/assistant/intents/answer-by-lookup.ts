import { metricFormatsOf } from '@suite/insights/metric-formats';
import { ToolError } from '../tools/call-tool';
import { drafting, ofClient } from './clients';
import { type Intent, type IntentContext, plain } from './context';
import { months } from './days';
import { receivables } from './receivables';
import { sales } from './sales';
import { type Fault, faultOf, MAX_LISTED, MAX_QUESTION, vocabularyOf, wordsIn } from './understand';
import { work } from './work';

const formats = metricFormatsOf('en-US');

/** In the order in which they are tried, most specific first. */
const intents: readonly Intent[] = [
  ...drafting,
  ...work.filter(({ example }) => /never invoiced|without a proposal|overlapping/.test(example)),
  ...receivables,
  ...work,
  ...sales,
];

/** Example questions in which the name of a client replaces "a client". */
export const examplesOfClient: readonly string[] = [ofClient, ...drafting].map(({ example }) => example);

/** Examples of questions that can be answered without a model. */
export const examples: readonly string[] = [
  ...[...receivables, ...work, ...sales].map(({ example }) => example),
  ...examplesOfClient,
];

const forbidden = 'You don’t have access to the app that has these numbers. Ask an administrator of your firm.';

const vocabulary = vocabularyOf([...intents, ofClient]);

/** An intent that may match a question, with the fault that prevents an answer. */
interface Candidate {
  intent: Intent;
  match: RegExpExecArray;
  fault: Fault | undefined;
}

/** Returns the matching intent that uses all words of the question, or otherwise the one that uses most of them. */
function candidateOf(question: string, words: readonly string[], names: readonly string[]): Candidate | undefined {
  // The text of a to-do follows a colon and is not part of the question.
  const text = question.slice(0, MAX_QUESTION).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
  const fitting = (intent: Intent): Candidate[] => {
    const match = intent.pattern.exec(text);
    if (!match) return [];
    if (drafting.includes(intent)) return [{ intent, match, fault: undefined }];
    return [{ intent, match, fault: faultOf({ intent, match }, question, words, vocabulary) }];
  };
  // "Does Bayview owe us?" is about Bayview, even if it matches other intents; a draft names its client too.
  const found = names.length ? [...drafting, ofClient].flatMap(fitting) : intents.flatMap(fitting);
  const placeOf = ({ fault }: Candidate) => fault?.at ?? Number.POSITIVE_INFINITY;
  return found.reduce<Candidate | undefined>((best, one) => (best && placeOf(best) >= placeOf(one) ? best : one), undefined);
}

/** Returns why a question gets no number, and what to ask instead. */
async function refusal(
  context: IntentContext,
  { reason, word }: Fault,
  intent: Intent | undefined,
  client: string | undefined,
): Promise<string> {
  const quoted = `“${plain(word)}”`;
  const example = client ? `How is ${plain(client)} doing?` : intent?.example;
  const without = example ? `Ask without it, for example: “${example}”` : `Ask without it. ${offer()}`;
  switch (reason) {
    case 'unknown':
      return `I don’t know ${quoted}. ${without}`;
    case 'unused': {
      const has = ({ words }: Intent) => words.split(/[\s-]/).includes(word);
      const other = client && !has(ofClient) && intents.find(has);
      return other
        ? `I don’t have ${quoted} of one client. Ask about the firm, for example: “${other.example}”`
        : `I know ${quoted}, but can’t use it in this question. ${without}`;
    }
    case 'unit':
      return `I can’t give this in ${quoted}. ${without}`;
    case 'number':
      return `I can’t use the number ${quoted} in this question. ${without}`;
    case 'limit':
      return `I can list 1 to ${MAX_LISTED} rows, not ${plain(word)}. Ask for “Top ${MAX_LISTED}”.`;
    case 'length':
      return `I answer questions of up to ${MAX_QUESTION} characters. Ask a shorter one${example ? `, for example: “${example}”` : '.'}`;
    case 'period':
      return ofPeriod(context, word, intent, client);
  }
}

async function ofPeriod(
  context: IntentContext,
  word: string,
  intent: Intent | undefined,
  client: string | undefined,
): Promise<string> {
  const quoted = `“${plain(word)}”`;
  if (client) {
    const period = [...months, 'month'].includes(word) ? 'a month' : 'a period';
    return `I can’t look up ${period} of one client. Ask without ${quoted}, for example: “How is ${plain(client)} doing?”, or about the firm: “What were sales last month?”`;
  }
  const asOf = await context.asOf();
  if (!asOf) return 'I can only answer this as of the last import, and there is none yet. Import a ledger in IQ.';
  if (intent?.isByMonth)
    return `I can only answer this as of ${formats.day(asOf)}, or for one month. Ask without ${quoted}, for example: “What were sales last month?”`;
  return `I can only answer this as of ${formats.day(asOf)}. Ask without ${quoted}.`;
}

/** An answer by lookup. A refusal claims no numbers: any number in it repeats the question or belongs to a suggested one. */
interface LookupAnswer {
  text: string;
  isRefused: boolean;
}

const refused = (text: string): LookupAnswer => ({ text, isRefused: true });

export async function answerByLookup(context: IntentContext, question: string): Promise<LookupAnswer> {
  const named = await context.clientsIn(question);
  const names = named.map(({ name }) => name);
  const words = wordsIn(question.slice(0, MAX_QUESTION), names);
  const found = candidateOf(question, words, names);
  const isDraft = found !== undefined && drafting.includes(found.intent);
  const isLong = question.length > MAX_QUESTION && !isDraft;
  const fault: Fault | undefined = isLong
    ? { reason: 'length', word: '', at: 0 }
    : found
      ? found.fault
      : faultOf(undefined, question, words, vocabulary);
  if (fault) return refused(await refusal(context, fault, found?.intent, named[0]?.name));
  if (!found) return refused(`I can’t answer this question. ${offer()}`);
  try {
    return { text: await found.intent.answer(context, found.match, question), isRefused: false };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.status === 409) return refused(error.message);
    return refused(error.status === 403 ? forbidden : `The numbers could not be read: ${error.message}`);
  }
}

const offer = () =>
  `Without a model I answer a fixed set of questions. Try one of these:\n\n${examples.map((example) => `- ${example}`).join('\n')}`;
