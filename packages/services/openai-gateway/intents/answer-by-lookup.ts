import { figureFormatsOf } from '@suite/insights/figure-formats';
import { ToolFailure } from '../tools/call-tool';
import { drafting, ofClient } from './clients';
import { type Intent, type IntentContext, plain } from './context';
import { receivables } from './receivables';
import { sales } from './sales';
import { MAX_QUESTION, type UnusedWord, unusedWord, wordsIn } from './understand';
import { work } from './work';

const formats = figureFormatsOf('en-US');

/** In the order in which they are tried: the more exact come first. */
const intents: readonly Intent[] = [
  ...drafting,
  ...work.filter(({ example }) => /never invoiced|without a proposal|overlapping/.test(example)),
  ...receivables,
  ...work,
  ...sales,
];

/** Questions that are answered without a model. */
export const examples: readonly string[] = [...receivables, ...work, ...sales, ofClient, ...drafting].map(
  ({ example }) => example,
);

const forbidden = 'You don’t have access to the app that has these numbers. Ask an administrator of your firm.';

interface Candidate {
  intent: Intent;
  match: RegExpExecArray;
  unused: UnusedWord | undefined;
}

/** The intent that uses all words of a question, else the first that fits; one about a client when it names one. */
async function intentOf(context: IntentContext, question: string): Promise<Candidate | undefined> {
  // What a to-do says comes after a colon, and is no question.
  const asked = question.slice(0, MAX_QUESTION).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
  const named = await context.clientsIn(question);
  const fitting = (intent: Intent): Candidate[] => {
    const match = intent.pattern.exec(asked);
    if (!match) return [];
    if (drafting.includes(intent)) return [{ intent, match, unused: undefined }];
    if (question.length > MAX_QUESTION) return [{ intent, match, unused: { word: `${question.slice(0, 40).trim()}…` } }];
    const names = named.map(({ name }) => name);
    return [{ intent, match, unused: unusedWord(intent, wordsIn(question, names)) }];
  };
  // "Does Bayview owe us?" is about Bayview, whatever else it would fit; a draft names its client too.
  const found = named.length ? [...drafting, ofClient].flatMap(fitting) : intents.flatMap(fitting);
  return found.find(({ unused }) => !unused) ?? found[0];
}

/** Says why a question gets no number: a time that is not looked up, or a word that was not understood. */
async function refusal(context: IntentContext, { example }: Intent, unused: UnusedWord): Promise<string> {
  if ('word' in unused)
    return `I don’t understand “${plain(unused.word)}” here, so I give no number. Ask without it, for example: “${example}”`;
  const asOf = await context.asOf();
  return asOf
    ? `I can only answer this as of ${formats.day(asOf)}.`
    : 'I can only answer this as of the last import, and there is none yet.';
}

/** Answers a question by typed lookup. */
export async function answerByLookup(context: IntentContext, question: string): Promise<string> {
  const found = await intentOf(context, question);
  if (!found) return unknown();
  if (found.unused) return refusal(context, found.intent, found.unused);
  try {
    return await found.intent.answer(context, found.match, question);
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    if (error.status === 409) return error.message;
    return error.status === 403 ? forbidden : `The numbers could not be read: ${error.message}`;
  }
}

const unknown = () =>
  `No model is configured, so I answer a fixed set of questions. Try one of these:\n\n${examples.map((example) => `- ${example}`).join('\n')}`;
