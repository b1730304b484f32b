import { createParser } from 'eventsource-parser';
import { parseObject, streamLimits } from './limits';
import { lineFeeds } from './line-ends';
import { ModelError, type ModelTimes } from './model';
import { type Usage, usageOf } from './usage';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON. */
  args: string;
}

export type Piece = { text: string } | { calls: ToolCall[] } | { usage: Usage };

/** Maximum number of calls that one answer may request at once; further calls are ignored. */
const MAX_CALLS = 16;

/** Maximum number of characters of a call's name or id, and of its arguments. */
const MAX_NAME = 200;
const MAX_ARGUMENTS = 50_000;

/**
 * Reads a streamed completion piece by piece, with tool calls at its end.
 * @throws ModelError `garbage`, `cut`, `timeout`
 */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  times: ModelTimes,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  const decoder = new TextDecoder();
  const inLines = lineFeeds();
  const limits = streamLimits();
  const calls = new Map<number, ToolCall>();
  let hasEnded = false;
  for await (const bytes of inTime(body, times, signal)) {
    limits.bytes(bytes.length);
    parser.feed(inLines(decoder.decode(bytes, { stream: true })));
    limits.events(ready.length);
    for (const data of ready.splice(0)) {
      if (data === '[DONE]') {
        hasEnded = true;
        continue;
      }
      const chunk = parseObject(data);
      if (chunk.error) throw new ModelError('cut', 'The model server failed in the middle of the answer.');
      const choice = objectOf(listOf(chunk.choices)[0]);
      const delta = objectOf(choice.delta);
      if (typeof delta.content === 'string' && delta.content) yield { text: delta.content };
      for (const call of listOf(delta.tool_calls)) collect(calls, objectOf(call));
      if (choice.finish_reason) hasEnded = true;
      if (chunk.usage) yield { usage: usageOf(chunk.usage) };
    }
  }
  if (!hasEnded) throw new ModelError('cut', 'The connection to the model server ended in the middle of the answer.');
  if (calls.size) yield { calls: [...calls.values()] };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Adds a piece of a tool call to the collected calls. @throws ModelError `garbage` */
function collect(calls: Map<number, ToolCall>, { index, id, function: called }: Record<string, unknown>): void {
  const place = typeof index === 'number' ? index : 0;
  const known = calls.get(place);
  if (!known && calls.size >= MAX_CALLS) return;
  const { name, arguments: args } = objectOf(called);
  const call = known ?? { id: textOf(id).slice(0, MAX_NAME) || `call_${place}`, name: '', args: '' };
  call.name += textOf(name);
  call.args += textOf(args);
  if (call.name.length > MAX_NAME)
    throw new ModelError('garbage', `The model called something with a name of more than ${MAX_NAME} characters.`);
  if (call.args.length > MAX_ARGUMENTS)
    throw new ModelError(
      'garbage',
      `The model called something with more than ${MAX_ARGUMENTS.toLocaleString('en-US')} characters of arguments.`,
    );
  calls.set(place, call);
}

/** Reads the bytes of a stream, with a timeout for each piece and for the whole. */
export async function* inTime(body: ReadableStream<Uint8Array>, { silence, whole }: ModelTimes, signal: AbortSignal) {
  const reader = body.getReader();
  const end = Date.now() + whole;
  let reject: (reason: unknown) => void = () => undefined;
  const aborted = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      signal.throwIfAborted();
      const wait = Math.min(silence, end - Date.now());
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new ModelError('timeout', 'The model server stopped answering.')), Math.max(wait, 0));
      });
      const { done, value } = await Promise.race([reader.read(), late, aborted])
        .catch((error: unknown) => {
          if (error instanceof ModelError || signal.aborted) throw error;
          throw new ModelError('cut', 'The connection to the model server ended in the middle of the answer.');
        })
        .finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    await reader.cancel().catch(() => undefined);
  }
}
