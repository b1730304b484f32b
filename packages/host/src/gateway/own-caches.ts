import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieName } from '@suite/contract/cookies';
import { Header } from '@suite/contract/headers';
import { suiteCookie } from '@suite/kernel/http/suite-cookie';
import type { Deployment } from '@suite/zones/addresses';
import { type Answer, problem, sentence } from './answer';

const NOUN = 'XSRF-TOKEN';

/**
 * Handles the only write of a page's own host, which enforces the CSRF rule (§7; decisions 004, 030). GET ensures that the
 * browser has a CSRF token in a cookie that the page's script can read. POST makes the browser clear its caches of this host when
 * the header repeats the cookie and the request comes from the same `origin`.
 */
export function answerOwnCaches({ method, headers }: IncomingMessage, deployment: Deployment, origin: string): Answer {
  const held = cookieValue(headers.cookie, cookieName(deployment.environment, NOUN));
  switch (method) {
    case 'GET':
    case 'HEAD':
      return {
        status: 204,
        headers: { 'Set-Cookie': suiteCookie(deployment, NOUN, held || newToken()), 'Cache-Control': 'no-store' },
      };
    case 'POST': {
      if (headers.origin === origin && isEqual(held, headers[Header.csrf.toLowerCase()]))
        return { status: 204, headers: { 'Clear-Site-Data': '"cache"', 'Cache-Control': 'no-store' } };
      return problem('csrf_mismatch', 'The request does not repeat the CSRF token of its page.');
    }
    default:
      return sentence(405, 'This address takes GET and POST.', { Allow: 'GET, HEAD, POST' });
  }
}

const newToken = () => randomBytes(16).toString('base64url');

/** Returns a well-formed token from the cookie with this name, otherwise an empty string. */
function cookieValue(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim() ?? '';
  return /^[\w-]{22}$/.test(value) ? value : '';
}

function isEqual(held: string, sent: string | string[] | undefined): boolean {
  if (!held || typeof sent !== 'string') return false;
  const [one, other] = [Buffer.from(held), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
