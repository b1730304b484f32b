import { SuiteError } from '@suite/contract/errors';
import type { Kernel } from '@suite/kernel/http/kernel';
import { readWhole } from '../model/limits';
import { type Model, ModelError } from '../model/model';
import { inTime } from '../model/read-completion';
import { usageOf } from '../model/usage';
import { namesOfClients } from '../withheld/client-names';
import { mapTexts } from '../withheld/map-texts';
import { createPlaceholders, type Placeholders } from '../withheld/placeholders';
import { openAiError } from './open-ai-error';
import { passingEvents } from './pass-events';
import { recordRequest, settingsOf, settleRequest } from './requests';

interface Body extends Record<string, unknown> {
  messages: { role: string; content?: unknown }[];
  stream?: boolean | undefined;
}

interface Passed {
  companyId: string;
  userId: string;
  body: Body;
  signal: AbortSignal;
}

type Settle = (outcome: 'done' | 'stopped' | 'failed', tokens?: ReturnType<typeof usageOf>) => void;

/**
 * Sends a completion to the model's server and passes its response back, event by event. If the firm withholds tax data, names of
 * its clients are replaced in the request and restored in the response.
 * @throws ModelError
 */
export async function passOn(kernel: Kernel, model: Model, { companyId, userId, body, signal }: Passed): Promise<Response> {
  const { database, clock } = kernel;
  const [{ dailyLimit, allowsTaxData }, clients] = await Promise.all([
    settingsOf(database, companyId),
    namesOfClients(database, companyId),
  ]);
  if (!allowsTaxData) refuseOther(body);
  const placeholders = createPlaceholders(clients);
  const hidden = allowsTaxData ? undefined : placeholders;
  const wantsUsage = isObject(body.stream_options) && body.stream_options.include_usage === true;
  const sent = {
    ...(hidden ? mapTexts(body, hidden.hideIn) : body),
    ...(body.stream && { stream_options: { ...(body.stream_options ?? {}), include_usage: true } }),
  };
  const request = {
    companyId,
    userId,
    host: model.host,
    model: model.name,
    kinds: allowsTaxData && hasClient(body, placeholders) ? (['questions', 'client-names'] as const) : (['questions'] as const),
    isWithheld: !allowsTaxData,
    characters: JSON.stringify(sent).length,
  };
  const id = await recordRequest(database, { ...request, kinds: [...request.kinds] }, dailyLimit, clock()).catch(
    (error: unknown) => {
      throw error instanceof SuiteError && error.code === 'throttled' ? new ModelError('limit', error.message) : error;
    },
  );
  const startedAt = performance.now();
  const settle: Settle = (outcome, tokens) => {
    model.settled(outcome !== 'failed');
    const milliseconds = Math.round(performance.now() - startedAt);
    kernel.inBackground(() => settleRequest(database, id, { ...tokens, milliseconds, outcome }));
  };
  try {
    const { response, times } = await model.send(sent, signal);
    if (!body.stream) {
      if (!response.body) throw new ModelError('garbage', 'The model server sent no answer.');
      const answer = await readWhole(inTime(response.body, times, signal));
      settle('done', usageOf(answer.usage));
      return Response.json(hidden ? restoreAnswer(answer, hidden) : answer);
    }
    if (!response.body) throw new ModelError('garbage', 'The model server sent no stream.');
    const stream = passing(response.body, { silence: times.silence, settle, hidden, wantsUsage });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } });
  } catch (error) {
    await settleRequest(database, id, { outcome: signal.aborted ? 'stopped' : 'failed' });
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Rejects content other than text. @throws SuiteError `invalid_request` for an image, sound or file, in which names can't be
 * found
 */
function refuseOther({ messages }: Body): void {
  for (const { content } of messages) {
    for (const part of Array.isArray(content) ? content : []) {
      const type = isObject(part) && typeof part.type === 'string' ? part.type : '';
      if (type === 'text' || type === 'refusal') continue;
      const message = `Your firm withholds tax data from the model, so only text can be sent, not ${type.slice(0, 60)}.`;
      throw new SuiteError('invalid_request', message);
    }
  }
}

/** The arguments of calls are JSON inside a string. */
const restoreAnswer = (answer: Record<string, unknown>, hidden: Placeholders) =>
  mapTexts(answer, (text, field) => (field === 'arguments' ? hidden.restoreInJson(text) : hidden.restore(text)));

function hasClient(body: Body, placeholders: Placeholders): boolean {
  let isFound = false;
  mapTexts(body, (text) => {
    isFound ||= placeholders.hasClient(text);
    return text;
  });
  return isFound;
}

interface Passing {
  silence: number;
  settle: Settle;
  hidden: Placeholders | undefined;
  wantsUsage: boolean;
}

/**
 * Streams a response as it arrives. A reader that leaves aborts the request to the model; a server that falls silent or
 * disconnects ends the stream with an error of the protocol.
 */
function passing(body: ReadableStream<Uint8Array>, { silence, settle, hidden, wantsUsage }: Passing): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const events = passingEvents({ hidden, wantsUsage });
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      timer = setTimeout(() => {
        isLate = true;
        void reader.cancel().catch(() => undefined);
      }, silence);
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (isLate) throw new ModelError('timeout', 'The model server stopped answering.');
          const passed = done ? events.end() : events.push(value);
          if (passed.length) controller.enqueue(passed);
          if (done) {
            settle('done', events.usage());
            return controller.close();
          }
          if (passed.length) return;
        }
      } catch (error) {
        settle('failed', events.usage());
        controller.enqueue(events.failure(openAiError(503, messageOf(error))));
        controller.close();
      } finally {
        clearTimeout(timer);
      }
    },
    async cancel() {
      clearTimeout(timer);
      settle('stopped', events.usage());
      await reader.cancel().catch(() => undefined);
    },
  });
}

const messageOf = (error: unknown): string =>
  error instanceof ModelError ? error.message : 'The connection to the model server ended in the middle of the answer.';
