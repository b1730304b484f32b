import { type Problem, problem, problemStatus, SuiteError } from '@suite/contract/errors';
import { safeParse } from 'valibot';
import type { ResponseFile } from './request-of';

/**
 * Reads the body of a response; `undefined` when it is empty.
 * @throws SuiteError with the server's code on a failure status, `garbage` when the body is not JSON.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await failureOf(response);
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SuiteError('garbage', 'The server sent an answer that cannot be read', { status: response.status, cause });
  }
}

/**
 * Reads a response that is a file.
 * @param type its media type
 * @throws SuiteError with the server's code on a failure status, `garbage` when it has another type.
 */
export async function readFile(response: Response, type: string): Promise<ResponseFile> {
  const { ok, status, headers } = response;
  if (!ok) throw await failureOf(response);
  const content = await response.blob();
  if (headers.get('Content-Type')?.split(';')[0] !== type) {
    throw new SuiteError('garbage', 'The server sent a file that cannot be read', { status });
  }
  const [, name = 'download'] = /\bfilename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '') ?? [];
  return { name, content };
}

/** @throws SuiteError with the server's code on a failure status, `garbage` for a response without a body. */
export async function readStream(response: Response): Promise<ReadableStream<Uint8Array>> {
  if (!response.ok) throw await failureOf(response);
  if (response.body) return response.body;
  throw new SuiteError('garbage', 'The server sent no stream', { status: response.status });
}

async function failureOf(response: Response): Promise<SuiteError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  const known = safeParse(problem, body);
  const retryAfterSeconds =
    secondsOf(response.headers.get('Retry-After')) ?? (known.success ? known.output.retryAfterSeconds : undefined);
  if (known.success) return new SuiteError(known.output.code, known.output.message, { status, body, retryAfterSeconds });
  return new SuiteError(codeOf(status), `The server answered ${status}`, { status, body, retryAfterSeconds });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses Retry-After in seconds. The suite's servers don't use its date form (RFC 9110 §10.2.3). */
const secondsOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : undefined);

const fallbackCodes: Partial<Record<number, Problem['code']>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'throttled',
  503: 'not_ready',
};

const codeOf = (status: number) => fallbackCodes[status] ?? (status === problemStatus.not_built ? 'not_built' : 'unexpected');
