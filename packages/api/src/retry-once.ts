import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';

/** The longest Retry-After that is waited for, in seconds; a longer one is the caller's to tell. */
const LONGEST_WAIT = 5;

/** Pause before the second try when the server names none, in milliseconds. */
const PAUSE = 250;

/**
 * Tries a call a second time when the first failed in a way that a second may mend: no answer, 408,
 * 429 within its Retry-After, 5xx (spec §9, design §4). Any other answer is an answer; 501 is final.
 */
export async function retryOnce<T>(attempt: () => Promise<T>, wait: (milliseconds: number) => Promise<void>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const pause = error instanceof SuiteError ? pauseBefore(error) : undefined;
    if (pause === undefined) throw error;
    await wait(pause);
    return attempt();
  }
}

function pauseBefore({ code, status = 0, retryAfterSeconds }: SuiteError): number | undefined {
  if (code === 'network' || code === 'timeout' || status === Status.RequestTimeout) return PAUSE;
  if (status === 429 || status === 503) {
    if (retryAfterSeconds === undefined) return status === 503 ? PAUSE : undefined;
    return retryAfterSeconds <= LONGEST_WAIT ? retryAfterSeconds * 1000 : undefined;
  }
  return status >= Status.InternalServerError && status !== 501 ? PAUSE : undefined;
}
