import { SuiteError } from '@suite/contract/errors';
import { readAnswer, readFile, readStream } from './read-answer';
import type { FetchInit } from './to-fetch';

/** Maximum wait for a response, in milliseconds. */
const TIMEOUT = 30_000;

interface Options {
  /** Media type of the file in the response; JSON if absent. */
  responseFile?: string | undefined;
  /** The response is a stream, which may last longer than the timeout. */
  responseStream?: boolean | undefined;
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call once.
 * @throws SuiteError with the server's code, or `network`, `timeout`, `garbage`; the signal's reason when the call is aborted.
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  url: string,
  init: FetchInit,
  { responseFile, responseStream, timeout = TIMEOUT, signal }: Options,
): Promise<unknown> {
  signal?.throwIfAborted();
  if (responseStream) return openStream(fetch, url, init, timeout, signal);
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([deadline, signal]) : deadline });
    return await (responseFile ? readFile(response, responseFile) : readAnswer(response));
  } catch (cause) {
    if (cause instanceof SuiteError) throw cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new SuiteError('timeout', 'The server did not answer in time', { cause });
    }
    throw new SuiteError('network', 'The server cannot be reached', { cause });
  }
}

/** Returns the body of a stream once it has started. */
async function openStream(
  fetch: typeof globalThis.fetch,
  url: string,
  init: FetchInit,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([waiting.signal, signal]) : waiting.signal });
    return await readStream(response);
  } catch (cause) {
    if (cause instanceof SuiteError) throw cause;
    if (waiting.signal.aborted) throw new SuiteError('timeout', 'The server did not answer in time', { cause });
    throw new SuiteError('network', 'The server cannot be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}
