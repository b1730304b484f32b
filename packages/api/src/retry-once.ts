import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { Status } from '@suite/contract/status';
import type { FetchInit } from './to-fetch';

/** The longest Retry-After to wait for, in seconds. The caller handles longer ones. */
const LONGEST_WAIT = 5;

/** Pause before the second try when the server sends no Retry-After, in milliseconds. */
const PAUSE = 250;

/** Retries a call once if `mend` returns that a retry may help (§9). The outcome of the second try is final. */
export async function retryOnce<T>(attempt: () => Promise<T>, mend: (failure: SuiteError) => Promise<boolean>): Promise<T> {
  try {
    return await attempt();
  } catch (failure) {
    if (!(failure instanceof SuiteError) || !(await mend(failure))) throw failure;
    return attempt();
  }
}

/** A write may have succeeded even if its response was lost. With the same key, the server applies the retry only once. */
export const isSafeToRepeat = ({ method, headers }: Pick<FetchInit, 'method' | 'headers'>): boolean =>
  method === 'GET' || Boolean(headers.get(Header.idempotencyKey));

export const isTokenRefused = ({ status }: SuiteError): boolean => status === Status.Unauthorized;

/**
 * Returns the milliseconds after which the same request may succeed: no response, 408, 429 within its Retry-After, 5xx (decision
 * 004). Undefined when the failure is final, as with 501.
 */
export function pauseBefore({ code, status = 0, retryAfterSeconds }: SuiteError): number | undefined {
  if (code === 'network' || code === 'timeout' || status === Status.RequestTimeout) return PAUSE;
  if (status === 429 || status === 503) {
    if (retryAfterSeconds === undefined) return status === 503 ? PAUSE : undefined;
    return retryAfterSeconds <= LONGEST_WAIT ? retryAfterSeconds * 1000 : undefined;
  }
  return status >= Status.InternalServerError && status !== 501 ? PAUSE : undefined;
}
