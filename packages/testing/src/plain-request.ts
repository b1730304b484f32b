import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** Every name of a suite on this machine is this machine; Node does not know `*.localhost`. */
const lookup: LookupFunction = (_hostname, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

interface Answer {
  statusCode: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A GET outside of any browser: no cookies, no redirects followed, any certificate. */
export async function plainRequest(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const asking = send(url, { lookup, headers, rejectUnauthorized: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, text: await readText(response) };
}
