import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** Resolves every name to this machine; Node does not resolve `*.localhost`. */
const lookup: LookupFunction = (_hostname, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

interface Answer {
  statusCode: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Sent {
  method?: string;
  body?: string | undefined;
}

/**
 * Sends a request outside of any browser, by default a GET: without cookies, without following redirects, accepting any
 * certificate.
 */
export async function plainRequest(
  url: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: Sent = {},
): Promise<Answer> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const asking = send(url, { lookup, method, headers, rejectUnauthorized: false }).end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, text: await readText(response) };
}
