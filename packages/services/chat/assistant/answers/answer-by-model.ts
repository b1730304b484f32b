import type { Kernel } from '@suite/kernel/http/kernel';
import type { SentKind } from '../contract/administration';
import { draftTools, prepareRequested, type preparing } from '../drafts/prepare';
import { complete } from '../gateway/complete';
import { type Model, ModelError } from '../model/model';
import type { ToolCall } from '../model/read-completion';
import { storablePieces } from '../texts/storable';
import { type ToolAnswer, ToolError } from '../tools/call-tool';
import type { Tool } from '../tools/tool-list';
import type { NameIndex } from '../withheld/find-names';
import { createPlaceholders, type Hidden, type Placeholders, restoring } from '../withheld/placeholders';
import { hiddenIn, rowsForModel, sentKindsOf } from '../withheld/rows-for-model';
import { fitting, type PromptMessage, roomForRows, systemPrompt } from './prompt';
import type { Run } from './run';

/** Maximum number of rounds of tool calls per answer. */
const MAX_ROUNDS = 8;

/** Maximum number of characters per answer, in case a model never stops. */
const LONGEST_ANSWER = 100_000;

const tooLong = () => new ModelError('cut', `The answer is longer than ${LONGEST_ANSWER.toLocaleString('en-US')} characters.`);

export interface Earlier extends PromptMessage {
  /** Names of the tool calls that the answer was made with. */
  tools: string[];
  /** Withheld texts from the rows that the answer was made with. */
  hidden: Hidden[];
  hasTaxData: boolean;
}

/** Replaces an earlier answer that was made with tax data, because no list of names covers all of it. */
const leftOut = '[This answer is left out: it was made while tax data could be sent.]';

interface Options {
  kernel: Kernel;
  model: Model;
  tools: ReadonlyMap<string, Tool>;
  call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;
  prepare: ReturnType<typeof preparing>;
  /** The branch up to the question, oldest message first. */
  history: readonly Earlier[];
  /** Withheld texts of the whole conversation. */
  hidden: readonly Hidden[];
  /** Names of all clients of the company. */
  clients: NameIndex<string>;
  allowsTaxData: boolean;
  today: string;
}

/** Writes an answer of the operator's model into a run. @throws ModelError @throws the reason of the run's abort */
export async function answerByModel(run: Run, options: Options): Promise<void> {
  const { kernel, model, tools, history, allowsTaxData, today } = options;
  const placeholders = createPlaceholders(options.clients);
  const hidden = allowsTaxData ? undefined : placeholders;
  for (const { kind, text } of options.hidden) hidden?.hide(kind, text);
  const pieces = storablePieces();
  const out = hidden ? restoring(hidden) : { push: (text: string) => text, end: () => '' };
  const earlier = fitting(
    history.map((one) => (hidden ? { ...one, content: one.hasTaxData ? leftOut : hidden.hideIn(one.content) } : one)),
    model.contextTokens,
  );
  const sentKinds = new Set<SentKind>([
    'questions',
    ...earlier.flatMap((one) => kindsOfEarlier(one, placeholders, allowsTaxData)),
  ]);
  const messages: object[] = [
    { role: 'system', content: systemPrompt(today, !allowsTaxData) },
    ...earlier.map(({ role, content }) => ({ role, content })),
  ];
  const write = (text: string) => {
    if (!text) return;
    if (run.text.length + text.length > LONGEST_ANSWER) throw tooLong();
    run.text += text;
    run.tell();
  };
  const described = [
    ...[...tools.values()].map(({ name, description, parameters }) => ({ name, description, parameters })),
    ...draftTools,
  ].map((one) => ({ type: 'function', function: one }));

  for (let round = 0; round < MAX_ROUNDS; round++) {
    const requestedCalls: ToolCall[] = [];
    let written = '';
    const stream = complete(kernel, model, {
      companyId: run.companyId,
      userId: run.userId,
      kinds: [...sentKinds],
      isWithheld: !allowsTaxData,
      body: { messages, tools: described },
      signal: run.aborter.signal,
    });
    for await (const piece of stream) {
      if ('calls' in piece) requestedCalls.push(...piece.calls);
      if (!('text' in piece)) continue;
      if (written.length + piece.text.length > LONGEST_ANSWER) throw tooLong();
      written += piece.text;
      write(pieces.push(out.push(piece.text)));
    }
    write(pieces.push(out.end()) + pieces.end());
    if (!requestedCalls.length) return;
    if (written) write('\n\n');
    messages.push({
      role: 'assistant',
      content: written || null,
      tool_calls: requestedCalls.map(({ id, name, args }) => ({ id, type: 'function', function: { name, arguments: args } })),
    });
    for (const one of requestedCalls)
      messages.push({ role: 'tool', tool_call_id: one.id, content: await useTool(run, options, hidden, sentKinds, one) });
  }
  throw new ModelError('too-many-steps', 'The model asked for calls without end.');
}

/** Makes a tool call and returns its result for the model: rows, or why there are none. */
async function useTool(
  run: Run,
  { model, call, prepare, allowsTaxData }: Options,
  hidden: Placeholders | undefined,
  sentKinds: Set<SentKind>,
  { name, args: text }: ToolCall,
): Promise<string> {
  try {
    const args = argumentsOf(text, hidden);
    const draft = prepareRequested(prepare, name, args);
    if (draft) {
      const content = await draft;
      await run.addDraft(content);
      return JSON.stringify({ prepared: content.kind, note: 'A person confirms, edits or discards it.' });
    }
    const { rows } = await call(name, args);
    for (const kind of sentKindsOf(name, rows.flatMap(hiddenIn), !allowsTaxData)) sentKinds.add(kind);
    return rowsForModel(rows, hidden, roomForRows(model.contextTokens));
  } catch (error) {
    run.aborter.signal.throwIfAborted();
    if (error instanceof ToolError) return JSON.stringify({ failed: hidden ? hidden.hideIn(error.message) : error.message });
    throw error;
  }
}

/** Parses the arguments of a call. @throws ToolError when they are not a JSON object */
function argumentsOf(text: string, hidden: Placeholders | undefined): Record<string, unknown> {
  try {
    const args: unknown = JSON.parse(text || '{}');
    if (typeof args === 'object' && args !== null && !Array.isArray(args)) {
      const restored = Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'string' && hidden ? hidden.restore(value) : value,
      ]);
      return Object.fromEntries(restored);
    }
  } catch {
    // Reported below.
  }
  throw new ToolError('The arguments are not a JSON object.', 400);
}

/** Returns the kinds of data that an earlier message adds to a request. */
function kindsOfEarlier(
  { tools, hidden, hasTaxData, content }: Earlier,
  clients: Placeholders,
  allowsTaxData: boolean,
): SentKind[] {
  if (hasTaxData && !allowsTaxData) return [];
  const kinds = tools.flatMap((tool) => sentKindsOf(tool, hidden, !allowsTaxData));
  return allowsTaxData && clients.hasClient(content) ? [...kinds, 'client-names'] : kinds;
}
