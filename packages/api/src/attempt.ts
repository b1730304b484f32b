import { SuiteError } from '@suite/contract/errors';
import { readAnswer, readFile } from './read-answer';
import type { FetchInit } from './to-fetch';

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT = 30_000;

interface Options {
  /** Media type of the file that is answered; JSON unless said. */
  answerFile?: string | undefined;
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * One try of a call.
 * @throws SuiteError with the server's code, or `network`, `timeout`, `garbage`; the signal's reason when it is given up.
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  url: string,
  init: FetchInit,
  { answerFile, timeout = TIMEOUT, signal }: Options,
): Promise<unknown> {
  signal?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([deadline, signal]) : deadline });
    return await (answerFile ? readFile(response, answerFile) : readAnswer(response));
  } catch (cause) {
    if (cause instanceof SuiteError) throw cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new SuiteError('timeout', 'The server did not answer in time', { cause });
    }
    throw new SuiteError('network', 'The server cannot be reached', { cause });
  }
}
