import { readFile } from 'node:fs/promises';
import type { FailureReason } from '../contract/answers';
import { createBreaker } from './breaker';

/** Settings of the operator's model server (docs/configuration.md). */
export interface ModelSettings {
  /** Base URL of the protocol, `http://localhost:11434/v1`. */
  url: string;
  /** A file with the API key; without it, no key is sent. */
  keyFile: string | undefined;
  name: string;
  /** Maximum number of tokens of question, rows and answer together. */
  contextTokens: number;
}

/** Timeouts in milliseconds. */
export interface ModelTimes {
  /** Until the response starts. */
  begin: number;
  /** Between two pieces of a response. */
  silence: number;
  /** For the response as a whole. */
  whole: number;
}

export const modelTimes: ModelTimes = { begin: 60_000, silence: 60_000, whole: 600_000 };

export class ModelError extends Error {
  override name = 'ModelError';
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export type Model = ReturnType<typeof createModel>;

/** Creates a client that sends requests to the model server, except while the server is failing. */
export function createModel(settings: ModelSettings, times: ModelTimes, clock: () => number) {
  const { url, keyFile, name, contextTokens } = settings;
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const breaker = createBreaker(clock);

  return {
    name,
    contextTokens,
    host: new URL(url).host,
    /** Sends a request. The API key appears only in this request. @throws ModelError @throws the signal's reason */
    async send(body: object, signal: AbortSignal): Promise<{ response: Response; times: ModelTimes }> {
      if (!breaker.isClosed())
        throw new ModelError('refused', 'The model server failed several times and is left alone for a moment.', 30);
      const key = keyFile ? (await readFile(keyFile, 'utf8')).trim() : '';
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), times.begin);
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
          body: JSON.stringify({ ...body, model: name }),
          signal: AbortSignal.any([late.signal, signal]),
        });
        if (response.ok) return { response, times };
        throw await failureOf(response);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const failure =
          error instanceof ModelError
            ? error
            : late.signal.aborted
              ? new ModelError('timeout', 'The model server did not answer in time.')
              : new ModelError('unreachable', 'The model server cannot be reached.');
        breaker.failed();
        throw failure;
      } finally {
        clearTimeout(timer);
      }
    },
    /** Reports whether a response that had started was complete. */
    settled(isWhole: boolean): void {
      if (isWhole) breaker.succeeded();
      else breaker.failed();
    },
  };
}

async function failureOf(response: Response): Promise<ModelError> {
  const { status, headers } = response;
  await response.body?.cancel().catch(() => undefined);
  const seconds = Number(headers.get('Retry-After')) || undefined;
  if (status === 429) return new ModelError('refused', 'The model server has too much to do.', seconds ?? 30);
  return new ModelError('refused', `The model server refused the request (${status}).`);
}
