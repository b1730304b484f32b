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
  /** Statuses that the caller meets itself; the catalogue stays silent about them (§7, §8). */
  handleLocally?: readonly LocalStatus[];
  /** Replaces the session's access token, as when a session ends. It is never renewed. */
  bearer?: string;
  /** The person and company that the call is for; it fails with `scope_changed` once they are others. */
  epoch?: number;
  headers?: Record<string, string>;
  /** How long each try may take, in milliseconds. */
  timeout?: number;
  /** Gives the call up, in silence; a reason that is a SuiteError is what the call fails with. */
  signal?: AbortSignal;
  /** The request is carried through even when the page goes away. The browser takes 64 KB of such bodies at a time. */
  outlivesPage?: boolean;
  /** Of a write that a person may send again by hand, the same each time; a new one for each call unless said. */
  idempotencyKey?: string;
}

/** What a call of an endpoint takes: its parameters, query and body or file, and how failures are met. */
export type RequestOf<E extends Endpoint> = Params<E> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Part<E, 'form'> &
  FileOf<E> &
  Choices;

/** A file that a call answers, and what the server calls it. */
export interface AnswerFile {
  name: string;
  content: Blob;
}

export type AnswerOf<E extends Endpoint> = E['answer'] extends GenericSchema
  ? InferOutput<E['answer']>
  : E['answerFile'] extends string
    ? AnswerFile
    : E['answerStream'] extends true
      ? ReadableStream<Uint8Array>
      : undefined;

/** The untyped view of a request, for the code that does not know the endpoint. */
export interface LooseRequest extends Choices {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, string | undefined>;
  file?: Blob;
}
