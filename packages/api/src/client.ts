import type { Endpoint } from '@suite/contract/endpoint';
import { SuiteError } from '@suite/contract/errors';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import { type GenericSchema, safeParse } from 'valibot';
import { attempt } from './attempt';
import { isExpiredGrant, reportError } from './error-catalogue';
import type { SuiteEvents } from './events';
import { isRelativeUrl } from './is-relative-url';
import type { LooseRequest, RequestOf, ResponseOf } from './request-of';
import { isSafeToRepeat, isTokenRefused, pauseBefore, retryOnce } from './retry-once';
import { fetchInit, targetOf } from './to-fetch';
import { untilAborted } from './until-aborted';

/** Joins a base address and an option path, which must start with `/` or `?` (§5, "Connect API"). */
function connectApiUrl(base: string, path: string, logger: Logger): string {
  if (!/^[/?]/.test(path)) logger.error(`Connect API option paths must start with / or ?, not "${path}"`);
  return base.replace(/\/+$/, '') + path;
}

/** The session's side of the client: provides the bearer and the CSRF token. */
export interface Credentials {
  /**
   * Returns a valid access token, renewed when due; empty when there is none (§4).
   * @throws SuiteError `scope_changed` when `epoch` is over.
   */
  accessToken(epoch?: number): Promise<string>;
  /**
   * Returns the token for the second try after a server refused one; empty when there is none. Waits for a renewal under way,
   * returns the current token if an older one was refused, and otherwise renews once.
   * @throws SuiteError `scope_changed` when `epoch` is over.
   */
  replaceToken(refused: string, epoch?: number): Promise<string>;
  csrfToken(): string;
}

export interface ApiClient {
  /** Calls an endpoint. A failure is reported by the error catalogue (§8), then thrown as `SuiteError`. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>>;
  /** Sets the credentials. The session does so once, because it makes its own calls through this client. */
  authenticate(credentials: Credentials): void;
}

interface Options {
  config: EnvConfig;
  events: SuiteEvents;
  logger: Logger;
  fetch?: typeof globalThis.fetch;
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const nobody: Credentials = { accessToken: async () => '', replaceToken: async () => '', csrfToken: () => '' };

/** Creates the interceptor of all calls (§7). */
export function createClient({
  config,
  events,
  logger,
  fetch = (...input) => globalThis.fetch(...input),
  wait = sleep,
}: Options): ApiClient {
  let credentials = nobody;

  async function send(endpoint: Endpoint, request: LooseRequest): Promise<unknown> {
    const { epoch, signal, timeout } = request;
    const { response: schema, responseFile, responseStream } = endpoint;
    const url = connectApiUrl(endpoint.base === 'page' ? '' : config[endpoint.base], targetOf(endpoint, request), logger);
    const init = fetchInit(endpoint, request, isRelativeUrl(url) ? credentials.csrfToken() : undefined);
    const takesBearer = endpoint.auth === 'bearer';
    const isSessions = takesBearer && request.bearer === undefined;
    let token = isSessions ? await credentials.accessToken(epoch) : request.bearer;

    async function tryOnce(): Promise<unknown> {
      if (takesBearer && !token) throw new SuiteError('unauthorized', 'The session has ended');
      if (takesBearer) init.headers.set('Authorization', `Bearer ${token}`);
      return attempt(fetch, url, init, { responseFile, responseStream, timeout, signal });
    }

    /** Prepares a second try. Returns false when the failure is final. */
    async function mend(failure: SuiteError): Promise<boolean> {
      if (signal?.aborted || !isSafeToRepeat(init)) return false;
      if (isSessions && token && isTokenRefused(failure)) {
        const refused = token;
        token = await credentials.replaceToken(refused, epoch);
        return token !== '' && token !== refused;
      }
      const pause = pauseBefore(failure);
      if (pause === undefined) return false;
      await wait(pause);
      signal?.throwIfAborted();
      // During the pause the token may have been renewed, or the person or company may have changed.
      if (isSessions) token = await credentials.accessToken(epoch);
      return true;
    }

    const answer = await retryOnce(tryOnce, mend);
    if (responseFile || responseStream) return answer;
    return schema ? checked(schema, answer) : undefined;
  }

  return {
    authenticate(next) {
      credentials = next;
    },
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
      const loose = request as LooseRequest;
      try {
        return (await untilAborted(() => send(endpoint, loose), loose.signal)) as ResponseOf<E>;
      } catch (error) {
        if (!(error instanceof SuiteError)) throw error;
        logger.debug(`${endpoint.method} ${endpoint.path} failed`, error.code, error.status);
        if (!isCallersOwn(error, endpoint, loose)) reportError(error, events);
        throw error;
      }
    },
  };
}

/**
 * Returns whether the catalogue ignores a failure: one that the caller handles or caused, an event stream, a call that §8 lists
 * separately, or an ended session. The directory code always concerns the session, whatever the call.
 */
function isCallersOwn(
  error: SuiteError,
  { hasOwnFailure }: Endpoint,
  { headers, handleLocally = [], signal }: LooseRequest,
): boolean {
  const { code, status } = error;
  if (signal?.aborted || headers?.Accept === 'text/event-stream') return true;
  if (code === 'scope_changed' || code === 'signed_out') return true;
  if (isExpiredGrant(error)) return false;
  if (hasOwnFailure) return true;
  if (status === undefined) return code === 'unauthorized';
  return handleLocally.some((own) => own === status);
}

function checked(schema: GenericSchema, answer: unknown): unknown {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  throw new SuiteError('garbage', 'The server sent an answer that cannot be read', { cause: result.issues });
}
