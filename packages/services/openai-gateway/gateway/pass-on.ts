import { SuiteError } from '@suite/contract/errors';
import type { Kernel } from '@suite/kernel/http/kernel';
import { type Model, ModelFailure } from '../model/model';
import { clientsIn } from '../tools/clients-in';
import { createPlaceholders, type Placeholders, restoring } from '../withheld/placeholders';
import { recordRequest, settingsOf, settleRequest } from './requests';

interface Passed {
  companyId: string;
  userId: string;
  body: { messages: { role: string; content?: unknown }[]; stream?: boolean | undefined } & Record<string, unknown>;
  signal: AbortSignal;
}

/**
 * Sends a completion on to the model's server and its answer back, byte by byte. Where the firm withholds tax data, names of
 * its clients are replaced on the way out and restored in what comes back.
 * @throws ModelFailure
 */
export async function passOn(kernel: Kernel, model: Model, { companyId, userId, body, signal }: Passed): Promise<Response> {
  const { database, clock } = kernel;
  const { dailyLimit, allowsTaxData } = await settingsOf(database, companyId);
  const hidden = allowsTaxData ? undefined : await placeholdersFor(kernel, companyId, JSON.stringify(body.messages));
  const sent = hidden ? (JSON.parse(hidden.hideIn(JSON.stringify(body))) as Passed['body']) : body;
  const request = {
    companyId,
    userId,
    host: model.host,
    model: model.name,
    kinds: ['questions' as const],
    isWithheld: !allowsTaxData,
    characters: JSON.stringify(sent).length,
  };
  const id = await recordRequest(database, request, dailyLimit, clock()).catch((error: unknown) => {
    throw error instanceof SuiteError && error.code === 'throttled' ? new ModelFailure('limit', error.message) : error;
  });
  const startedAt = performance.now();
  const settle = (outcome: 'done' | 'stopped' | 'failed') => {
    model.settled(outcome !== 'failed');
    const milliseconds = Math.round(performance.now() - startedAt);
    kernel.inBackground(() => settleRequest(database, id, { milliseconds, outcome }));
  };
  try {
    const { response, times } = await model.send(sent, signal);
    if (!body.stream) {
      const text = await response.text();
      settle('done');
      return json(hidden ? hidden.restore(text) : text);
    }
    if (!response.body) throw new ModelFailure('garbage', 'The server of models sent no stream.');
    const stream = passing(response.body, { silence: times.silence, settle, restore: hidden });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } });
  } catch (error) {
    await settleRequest(database, id, { outcome: signal.aborted ? 'stopped' : 'failed' });
    throw error;
  }
}

const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

async function placeholdersFor(kernel: Kernel, companyId: string, text: string): Promise<Placeholders | undefined> {
  const names = await clientsIn(kernel.database, companyId, text);
  if (!names.length) return undefined;
  const hidden = createPlaceholders();
  for (const { name } of names) hidden.hide('CLIENT', name);
  return hidden;
}

interface Passing {
  silence: number;
  settle: (outcome: 'done' | 'stopped' | 'failed') => void;
  restore: Placeholders | undefined;
}

/** A stream as it came. A reader that leaves ends the request to the model; a server that falls silent ends the stream. */
function passing(body: ReadableStream<Uint8Array>, { silence, settle, restore }: Passing): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const names = restore && restoring(restore);
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      timer = setTimeout(() => {
        isLate = true;
        void reader.cancel().catch(() => undefined);
      }, silence);
      try {
        const { done, value } = await reader.read();
        if (isLate) throw new ModelFailure('timeout', 'The server of models stopped answering.');
        if (!done) return controller.enqueue(names ? encoder.encode(names.push(decoder.decode(value, { stream: true }))) : value);
        const rest = names?.end();
        if (rest) controller.enqueue(encoder.encode(rest));
        settle('done');
        controller.close();
      } catch (error) {
        settle('failed');
        controller.error(error);
      } finally {
        clearTimeout(timer);
      }
    },
    async cancel() {
      clearTimeout(timer);
      settle('stopped');
      await reader.cancel().catch(() => undefined);
    },
  });
}
