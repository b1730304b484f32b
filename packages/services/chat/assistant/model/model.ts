import { readFile } from 'node:fs/promises';
import type { FailureReason } from '../contract/answers';
import { createBreaker } from './breaker';

/** The operator's model server (docs/configuration.md). */
export interface ModelSettings {
  /** Base of the protocol, `http://localhost:11434/v1`. */
  url: string;
  /** A file with the key; none is sent without one. */
  keyFile: string | undefined;
  name: string;
  /** Tokens that question, rows and answer have together. */
  contextTokens: number;
}

/** Milliseconds. */
export interface ModelTimes {
  /** Until the server begins to answer. */
  begin: number;
  /** Between two pieces of an answer. */
  silence: number;
  /** For an answer as a whole. */
  whole: number;
}

export const modelTimes: ModelTimes = { begin: 60_000, silence: 60_000, whole: 600_000 };

export class ModelFailure extends Error {
  override name = 'ModelFailure';
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export type Model = ReturnType<typeof createModel>;

/** Sends requests to the model server, none while it is known to fail. */
export function createModel(settings: ModelSettings, times: ModelTimes, clock: () => number) {
  const { url, keyFile, name, contextTokens } = settings;
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const breaker = createBreaker(clock);

  return {
    name,
    contextTokens,
    host: new URL(url).host,
    /** The key is nowhere but in this request. @throws ModelFailure @throws the signal's reason */
    async send(body: object, signal: AbortSignal): Promise<{ response: Response; times: ModelTimes }> {
      if (!breaker.isClosed())
        throw new ModelFailure('refused', 'The model server failed several times and is left alone for a moment.', 30);
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
          error instanceof ModelFailure
            ? error
            : late.signal.aborted
              ? new ModelFailure('timeout', 'The model server did not answer in time.')
              : new ModelFailure('unreachable', 'The model server cannot be reached.');
        breaker.failed();
        throw failure;
      } finally {
        clearTimeout(timer);
      }
    },
    /** What became of an answer that began. */
    settled(isWhole: boolean): void {
      if (isWhole) breaker.succeeded();
      else breaker.failed();
    },
  };
}

async function failureOf(response: Response): Promise<ModelFailure> {
  const { status, headers } = response;
  await response.body?.cancel().catch(() => undefined);
  const seconds = Number(headers.get('Retry-After')) || undefined;
  if (status === 429) return new ModelFailure('refused', 'The model server has too much to do.', seconds ?? 30);
  return new ModelFailure('refused', `The model server refused the request (${status}).`);
}
