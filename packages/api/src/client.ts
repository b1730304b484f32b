import { type Endpoint, type PathParams, pathOf } from '@suite/contract/endpoint';
import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';
import { connectApiUrl } from './connect-api-url';
import { reportError } from './error-catalogue';
import type { SuiteEvents } from './events';
import { isRelativeUrl } from './is-relative-url';
import { readAnswer } from './read-answer';
import { retryOnce } from './retry-once';

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT = 30_000;

type Input<S> = S extends GenericSchema ? InferInput<S> : never;
type Part<E extends Endpoint, Key extends 'query' | 'body' | 'form'> = E[Key] extends GenericSchema
  ? { [K in Key]: Input<E[Key]> }
  : unknown;
type Params<E extends Endpoint> = keyof PathParams<E> extends never ? unknown : { params: PathParams<E> };

interface Choices {
  /** Statuses that the caller meets itself; the catalogue stays silent about them (spec §7, §8). */
  handleLocally?: readonly number[];
  /** The caller meets every failure itself, no answer included. */
  silent?: boolean;
  /** Replaces the session's access token, as when a session ends. */
  bearer?: string;
  headers?: Record<string, string>;
  /** How long each try may take, in milliseconds. */
  timeout?: number;
  /** Of a write that a person may send again by hand, the same each time; a new one for each call unless said. */
  idempotencyKey?: string;
}

/** What a call of an endpoint takes: its parameters, query and body, and how failures are met. */
export type RequestOf<E extends Endpoint> = Params<E> & Part<E, 'query'> & Part<E, 'body'> & Part<E, 'form'> & Choices;

export type AnswerOf<E extends Endpoint> = E['answer'] extends GenericSchema ? InferOutput<E['answer']> : undefined;

/** The session's side of the client: where a bearer and the CSRF token come from. */
export interface Credentials {
  /** A live access token, renewed when due; empty when there is none (spec §4). */
  accessToken(): Promise<string>;
  csrfToken(): string;
}

export interface ApiClient {
  /** Calls an endpoint; a failure is reported by the error catalogue (spec §8), then thrown as `SuiteError`. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>>;
  /** Hands over the credentials; the session does so once, because it calls through this client itself. */
  authenticate(credentials: Credentials): void;
}

interface Options {
  config: EnvConfig;
  events: SuiteEvents;
  logger: Logger;
  fetch?: typeof globalThis.fetch;
  wait?: (milliseconds: number) => Promise<void>;
}

/** The untyped view of a request, for the code that does not know the endpoint. */
interface LooseRequest extends Choices {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, string | undefined>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const nobody: Credentials = { accessToken: async () => '', csrfToken: () => '' };

/** The interceptor of all calls (spec §7). */
export function createClient({
  config,
  events,
  logger,
  fetch = (...input) => globalThis.fetch(...input),
  wait = sleep,
}: Options): ApiClient {
  let credentials = nobody;

  async function send(endpoint: Endpoint, request: LooseRequest): Promise<unknown> {
    const path = pathOf(endpoint, request.params ?? {}) + queryOf(request.query);
    const url = connectApiUrl(config[endpoint.base], path, logger);
    const headers = await headersOf(endpoint, request, url);
    const init: RequestInit = {
      method: endpoint.method,
      headers,
      body: endpoint.form ? definedParams(request.form) : endpoint.body && JSON.stringify(request.body),
      credentials: endpoint.auth === 'cookie' ? 'include' : 'same-origin',
      keepalive: Boolean(endpoint.form),
      cache: 'no-store',
    };
    const answer = await retryOnce(() => answerOf(url, init, request.timeout), wait);
    return endpoint.answer ? checked(endpoint.answer, answer) : undefined;
  }

  async function headersOf(endpoint: Endpoint, request: LooseRequest, url: string): Promise<Headers> {
    const headers = new Headers(request.headers);
    if (!endpoint.form) headers.set('Content-Type', 'application/json');
    headers.set(Header.handleLocally, (request.handleLocally ?? []).join(','));
    if (endpoint.method !== 'GET') {
      if (isRelativeUrl(url)) headers.set(Header.csrf, credentials.csrfToken());
      headers.set(Header.idempotencyKey, request.idempotencyKey ?? crypto.randomUUID());
    }
    if (endpoint.auth === 'bearer') {
      const token = request.bearer ?? (await credentials.accessToken());
      if (!token) throw new SuiteError('unauthorized', 'The session has ended; sign in again');
      headers.set('Authorization', `Bearer ${token}`);
    }
    return headers;
  }

  async function answerOf(url: string, init: RequestInit, timeout = TIMEOUT): Promise<unknown> {
    try {
      return await readAnswer(await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }));
    } catch (cause) {
      if (cause instanceof SuiteError) throw cause;
      if (cause instanceof DOMException && cause.name === 'TimeoutError') {
        throw new SuiteError('timeout', 'The server did not answer in time', { cause });
      }
      throw new SuiteError('network', 'The server cannot be reached', { cause });
    }
  }

  return {
    authenticate(next) {
      credentials = next;
    },
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
      const loose = request as LooseRequest;
      try {
        return (await send(endpoint, loose)) as AnswerOf<E>;
      } catch (error) {
        if (!(error instanceof SuiteError)) throw error;
        logger.debug(`${endpoint.method} ${endpoint.path} failed`, error.code, error.status);
        if (!isCallersOwn(error, loose)) reportError(error, events);
        throw error;
      }
    },
  };
}

/** Failures that the catalogue leaves to the caller: those it asked for, event streams, and a session known to have ended. */
function isCallersOwn({ code, status }: SuiteError, { silent, headers, handleLocally }: LooseRequest): boolean {
  if (silent || headers?.Accept === 'text/event-stream') return true;
  if (status === undefined) return code === 'unauthorized';
  return handleLocally?.includes(status) ?? false;
}

function definedParams(values: Record<string, string | undefined> = {}): URLSearchParams {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(entries);
}

function queryOf(query?: Record<string, string | undefined>): string {
  const text = definedParams(query).toString();
  return text && `?${text}`;
}

function checked(schema: GenericSchema, answer: unknown): unknown {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  throw new SuiteError('garbage', 'The server sent an answer that cannot be read', { cause: result.issues });
}
