import { setTimeout } from 'node:timers/promises';
import { Status } from '@suite/contract/status';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { ConsentLostError, ProviderBusyError, ProviderError, RefusedError, UnknownOutcomeError } from './provider-error';

export interface Question {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON. It is something to write, so the request is not repeated while its outcome is unknown. */
  body?: object;
  /** The message for the person if the resource is missing or not visible to them (404, 403). */
  missing?: string;
}

/** Calls a provider with the current access token and returns the parsed response, or undefined if it is empty. */
export type Ask = (question: Question) => Promise<unknown>;

/** Waits for some milliseconds. Rejects immediately when the signal is aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const waitFor: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { ...(signal && { signal }) });

interface Means {
  /** The provider's display name. */
  provider: string;
  /** @param refused the access token that the provider rejected and that has to be replaced */
  accessToken: (refused?: string) => Promise<string>;
  wait: Wait;
  clock: () => number;
  signal?: AbortSignal | undefined;
}

/** RFC 6585 §4. */
const TOO_MANY_REQUESTS = 429;

/** Milliseconds after which a request times out. */
const TIME_LIMIT = 60_000;

/** The number of failed attempts after which the provider counts as unavailable. The wait doubles each time. */
export const TRIES = 5;
export const FIRST_WAIT = 1000;

/** The longest wait in milliseconds that a provider can ask for. A longer one ends the sync for now. */
const LONGEST_WAIT = 5 * 60_000;
/** Milliseconds after which the provider is called again at the latest. */
const LONGEST_PAUSE = MILLISECONDS_PER_DAY;
/** The wait in milliseconds if the provider does not say how long. */
const USUAL_WAIT = 60_000;
/** How often a provider can postpone one request. */
const MAX_WAITS = 20;

/**
 * Creates a function that calls a provider. It waits as long as a throttling provider says, retries after errors of the provider
 * or the network, and retries once with a new access token if the current one is rejected.
 * @throws UnknownOutcomeError if something may have been written, RefusedError if nothing was
 */
export function createAsk(means: Means): Ask {
  const { provider, accessToken, wait, signal, clock } = means;
  return async (question) => {
    let token = await accessToken();
    let failed = 0;
    let waits = 0;
    for (let isRenewed = false; ; ) {
      signal?.throwIfAborted();
      const answer = await send(question, token, signal).catch(() => undefined);
      signal?.throwIfAborted();
      if (answer?.ok) return parsed(answer, means, question.body !== undefined);
      if (answer?.status === Status.Unauthorized || answer?.status === Status.Forbidden) {
        if (isRenewed && question.missing && answer.status === Status.Forbidden) throw new ProviderError(question.missing);
        if (isRenewed) throw new ConsentLostError(provider);
        isRenewed = true;
        token = await accessToken(token);
      } else if (answer?.status === TOO_MANY_REQUESTS) {
        const delay = retryAfter(answer, clock());
        if (delay > LONGEST_WAIT || ++waits > MAX_WAITS)
          throw new ProviderBusyError(provider, clock() + Math.min(delay, LONGEST_PAUSE));
        await wait(delay, signal);
      } else if (!answer || answer.status >= Status.InternalServerError) {
        if (question.body) throw new UnknownOutcomeError(outOfOrder(provider, answer?.status));
        if (++failed === TRIES) throw new ProviderError(outOfOrder(provider, answer?.status));
        await wait(FIRST_WAIT * 2 ** (failed - 1), signal);
      } else if (question.missing && answer.status === Status.NotFound) {
        throw new ProviderError(question.missing);
      } else {
        throw new RefusedError(`${provider} refused a question of the suite (${answer.status}).`, await bodyOf(answer));
      }
    }
  };
}

export const outOfOrder = (provider: string, status: number | undefined) =>
  status === undefined
    ? `${provider} cannot be reached at the moment; the suite tries again tonight.`
    : `${provider} is out of order at the moment (${status}); the suite tries again tonight.`;

function send(
  { url, method = 'GET', headers, body }: Question,
  token: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  return fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
      Authorization: `Bearer ${token}`,
    },
    ...(body && { body: JSON.stringify(body) }),
    // Providers do not redirect API calls. If one did, the token must not be sent along.
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

/** Returns the parsed body of a refusal; undefined if it is not JSON. */
const bodyOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

async function parsed(answer: Response, { provider }: Means, isWritten: boolean): Promise<unknown> {
  const text = await answer.text().catch(() => '<');
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // What was written may have been, although the response cannot be read.
    if (isWritten) throw new UnknownOutcomeError(garbled(provider));
    throw new ProviderError(garbled(provider));
  }
}

export const garbled = (provider: string) =>
  `${provider} answered with something that cannot be read; nothing of it was imported.`;

/** Returns how many milliseconds `Retry-After` asks to wait, given in seconds or as a date (RFC 9110 §10.2.3). */
function retryAfter(answer: Response, now: number): number {
  const text = answer.headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? USUAL_WAIT : Math.max(0, date - now);
}
