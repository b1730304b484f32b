import { createParser } from 'eventsource-parser';
import { ModelFailure, type ModelTimes } from './model';
import { type Usage, usageOf } from './usage';

/** A call of a tool as a model writes it. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON. */
  args: string;
}

export type Piece = { text: string } | { calls: ToolCall[] } | { usage: Usage };

/** Characters of one event at most: a server without an end of line fills no memory. */
export const MOST_BUFFERED = 1_000_000;

/** Calls that one answer may ask for at once. */
const MOST_CALLS = 16;

interface Chunk {
  choices?: { delta?: Delta; finish_reason?: string | null }[];
  usage?: unknown;
  error?: unknown;
}

interface Delta {
  content?: string | null;
  tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
}

/**
 * The pieces of a streamed completion as they come; calls of tools at its end.
 * @throws ModelFailure `garbage`, `cut`, `timeout`
 */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  times: ModelTimes,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void ready.push(data) });
  const decoder = new TextDecoder();
  const calls = new Map<number, ToolCall>();
  let hasEnded = false;
  let size = 0;
  for await (const bytes of inTime(body, times, signal)) {
    size = ready.length ? 0 : size + bytes.length;
    if (size > MOST_BUFFERED) throw new ModelFailure('garbage', 'The server of models sent something that is no stream.');
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of ready.splice(0)) {
      size = 0;
      if (data === '[DONE]') {
        hasEnded = true;
        continue;
      }
      const chunk = parse(data);
      if (chunk.error) throw new ModelFailure('cut', 'The server of models failed in the middle of the answer.');
      const [choice] = chunk.choices ?? [];
      if (choice?.delta?.content) yield { text: choice.delta.content };
      for (const call of choice?.delta?.tool_calls ?? []) collect(calls, call);
      if (choice?.finish_reason) hasEnded = true;
      if (chunk.usage) yield { usage: usageOf(chunk.usage) };
    }
  }
  if (!hasEnded) throw new ModelFailure('cut', 'The connection to the server of models ended in the middle of the answer.');
  if (calls.size) yield { calls: [...calls.values()].slice(0, MOST_CALLS) };
}

function parse(data: string): Chunk {
  try {
    const chunk: unknown = JSON.parse(data);
    if (typeof chunk === 'object' && chunk !== null) return chunk as Chunk;
  } catch {
    // Told below.
  }
  throw new ModelFailure('garbage', 'The server of models sent something that is no answer.');
}

function collect(
  calls: Map<number, ToolCall>,
  { index = 0, id, function: called }: NonNullable<Delta['tool_calls']>[number],
): void {
  const call = calls.get(index) ?? { id: id ?? `call_${index}`, name: '', args: '' };
  call.name += called?.name ?? '';
  call.args += called?.arguments ?? '';
  if (call.args.length > MOST_BUFFERED) throw new ModelFailure('garbage', 'The server of models asked for too much.');
  calls.set(index, call);
}

/** The bytes of a stream, none of which may keep us waiting for long. */
async function* inTime(body: ReadableStream<Uint8Array>, { silence, whole }: ModelTimes, signal: AbortSignal) {
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
        timer = setTimeout(() => fail(new ModelFailure('timeout', 'The server of models stopped answering.')), Math.max(wait, 0));
      });
      const { done, value } = await Promise.race([reader.read(), late, aborted])
        .catch((error: unknown) => {
          if (error instanceof ModelFailure || signal.aborted) throw error;
          throw new ModelFailure('cut', 'The connection to the server of models ended in the middle of the answer.');
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
