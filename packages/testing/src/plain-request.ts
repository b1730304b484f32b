import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Every name of a suite on this machine is this machine; Node does not know `*.localhost`. */
const lookup: LookupFunction = (_hostname, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

/** A GET outside of any browser: no cookies, no redirects followed, any certificate. */
export function plainRequest(
  url: string,
  headers: Record<string, string> = {},
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(url, { lookup, headers, rejectUnauthorized: false }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}
