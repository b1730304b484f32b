import type { IncomingHttpHeaders } from 'node:http';
import { plainRequest } from './plain-request';
import type { Suite } from './suite-test';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The complete header, `Bearer …`. */
  authorization?: string;
  cookie?: string;
  data?: unknown;
  form?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a story reads the fields that it knows of
  body: any;
}

/**
 * Calls the API outside of any browser, as a page of home would; the browser's session is unaffected.
 * @throws when the response is a failure
 */
export async function callApi(
  suite: Suite,
  path: string,
  { method, authorization, cookie, data, form }: Call = {},
): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : data === undefined ? undefined : JSON.stringify(data);
  const headers = {
    Origin: new URL(suite.url('home')).origin,
    'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(authorization && { Authorization: authorization }),
    ...(cookie && { Cookie: cookie }),
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const answer = await plainRequest(suite.apiOrigin + path, headers, { method: method ?? (body ? 'POST' : 'GET'), body });
  const status = answer.statusCode ?? 0;
  if (status >= 400) throw new Error(`${path} was answered ${status}: ${answer.text}`);
  return { status, headers: answer.headers, body: answer.text && JSON.parse(answer.text) };
}
