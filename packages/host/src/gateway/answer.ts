import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ProblemCode, problemStatus } from '@suite/contract/errors';

/** A response of the gateway itself. */
export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Returns a response with a sentence for people. */
export const sentence = (status: number, text: string, headers?: OutgoingHttpHeaders): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: `${text}\n`,
});

export const redirect = (status: number, location: string): Answer => ({
  status,
  headers: { Location: location, 'Cache-Control': 'no-cache' },
});

export const json = (status: number, body: unknown, cacheControl: string): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl },
  body: JSON.stringify(body),
});

/** Returns a failure in the format of every server of the suite. */
export const problem = (code: ProblemCode, message: string): Answer => json(problemStatus[code], { code, message }, 'no-store');

export const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export function write(response: ServerResponse, { status, headers, body = '' }: Answer, method: string | undefined): void {
  const hasBody = status !== 204 && status !== 304;
  // Otherwise Node would read the rest of an unread body for as long as it arrives.
  if (announcesBody(response.req)) response.shouldKeepAlive = false;
  response.writeHead(status, { ...headers, ...(hasBody && { 'Content-Length': Buffer.byteLength(body) }) });
  response.end(hasBody && method !== 'HEAD' ? body : undefined);
}
