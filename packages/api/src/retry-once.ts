import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { Status } from '@suite/contract/status';
import type { FetchInit } from './to-fetch';

/** The longest Retry-After that is waited for, in seconds; a longer one is the caller's to tell. */
const LONGEST_WAIT = 5;

/** Pause before the second try when the server names none, in milliseconds. */
const PAUSE = 250;

/**
 * Tries a call a second time, never a third, when `mend` says that the failure may be mended by it (§9).
 * What the second try meets is the answer, whatever it is.
 */
export async function retryOnce<T>(attempt: () => Promise<T>, mend: (failure: SuiteError) => Promise<boolean>): Promise<T> {
  try {
    return await attempt();
  } catch (failure) {
    if (!(failure instanceof SuiteError) || !(await mend(failure))) throw failure;
    return attempt();
  }
}

/** A write may have been done though its answer was lost; the key makes the second one the same write. */
export const isSafeToRepeat = ({ method, headers }: Pick<FetchInit, 'method' | 'headers'>): boolean =>
  method === 'GET' || Boolean(headers.get(Header.idempotencyKey));

/** The server refuses the token itself. */
export const isTokenRefused = ({ status }: SuiteError): boolean => status === Status.Unauthorized;

/**
 * Milliseconds after which the same request may fare better: no answer, 408, 429 within its Retry-After,
 * 5xx (decision 004). Undefined when the answer is final; 501 is.
 */
export function pauseBefore({ code, status = 0, retryAfterSeconds }: SuiteError): number | undefined {
  if (code === 'network' || code === 'timeout' || status === Status.RequestTimeout) return PAUSE;
  if (status === 429 || status === 503) {
    if (retryAfterSeconds === undefined) return status === 503 ? PAUSE : undefined;
    return retryAfterSeconds <= LONGEST_WAIT ? retryAfterSeconds * 1000 : undefined;
  }
  return status >= Status.InternalServerError && status !== 501 ? PAUSE : undefined;
}
