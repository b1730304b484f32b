import { ToolFailure } from '../tools/call-tool';
import { drafting, ofClient } from './clients';
import type { Intent, IntentContext } from './context';
import { receivables } from './receivables';
import { sales } from './sales';
import { work } from './work';

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

/** The intent of a question; one about a client when it names one and fits no other. */
async function intentOf(context: IntentContext, question: string) {
  const asked = question
    .toLowerCase()
    .replace(/[?!.\s]+$/, '')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ');
  const named = await context.clientsIn(question);
  for (const intent of intents) {
    const match = intent.pattern.exec(asked);
    // "Does Bayview owe us?" is about Bayview, whatever else it would fit; a draft names its client too.
    if (match && (!named.length || drafting.includes(intent))) return { intent, match };
  }
  const match = named.length ? ofClient.pattern.exec(asked) : null;
  return match ? { intent: ofClient, match } : undefined;
}

/** Answers a question by typed lookup. */
export async function answerByLookup(context: IntentContext, question: string): Promise<string> {
  const found = await intentOf(context, question);
  if (!found) return unknown();
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
