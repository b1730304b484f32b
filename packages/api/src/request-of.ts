import type { Endpoint, PathParams } from '@suite/contract/endpoint';
import type { LocalStatus } from '@suite/contract/status';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

type Input<S> = S extends GenericSchema ? InferInput<S> : never;
type Part<E extends Endpoint, Key extends 'query' | 'body' | 'form'> = E[Key] extends GenericSchema
  ? { [K in Key]: Input<E[Key]> }
  : unknown;
type FileOf<E extends Endpoint> = E extends { isFile: true } ? { file: Blob } : unknown;
type Params<E extends Endpoint> = keyof PathParams<E> extends never ? unknown : { params: PathParams<E> };

interface Choices {
  /** Statuses that the caller handles itself; the error catalogue ignores them (§7, §8). */
  handleLocally?: readonly LocalStatus[];
  /** Used instead of the session's access token, for example when a session ends. It is never renewed. */
  bearer?: string;
  /** The person and company that the call is for. The call fails with `scope_changed` once they change. */
  epoch?: number;
  headers?: Record<string, string>;
  /** Time limit of each try, in milliseconds. */
  timeout?: number;
  /** Aborts the call silently. If the reason is a SuiteError, the call fails with it. */
  signal?: AbortSignal;
  /**
   * Completes the request even when the person leaves the page. Browsers limit the bodies of such requests to 64 KB at a time.
   */
  outlivesPage?: boolean;
  /** Idempotency key of a write that a person may send again by hand; each call gets a new one by default. */
  idempotencyKey?: string;
}

/** What an endpoint is called with: its parameters, query and body or file. */
export type InputOf<E extends Endpoint> = Params<E> & Part<E, 'query'> & Part<E, 'body'> & Part<E, 'form'> & FileOf<E>;

/** The request of an endpoint: its input, and how failures are handled. */
export type RequestOf<E extends Endpoint> = InputOf<E> & Choices;

/** A file in a response, with the file name from the server. */
export interface ResponseFile {
  name: string;
  content: Blob;
}

export type ResponseOf<E extends Endpoint> = E['response'] extends GenericSchema
  ? InferOutput<E['response']>
  : E['responseFile'] extends string
    ? ResponseFile
    : E['responseStream'] extends true
      ? ReadableStream<Uint8Array>
      : undefined;

/** The untyped view of a request, for code that doesn't know the endpoint. */
export interface LooseRequest extends Choices {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, string | undefined>;
  file?: Blob;
}
