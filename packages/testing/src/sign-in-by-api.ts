import type { BrowserContext } from '@playwright/test';
import { type Signing, signingOf } from './people';
import { plainRequest } from './plain-request';

/** The addresses of a running suite. */
interface Addresses {
  apiOrigin: string;
  url(zone: 'home'): string;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/**
 * Signs a person in without a page: makes the two calls that the login page and the target zone make, and stores the cookies of
 * the responses in the browser.
 */
export async function signInByApi(
  context: BrowserContext,
  suite: Addresses,
  who: Signing,
  at = suite.url('home'),
): Promise<void> {
  const post = async (path: string, type: string, body: string) => {
    const cookies = await context.cookies(suite.apiOrigin);
    const headers = {
      'Content-Type': type,
      Origin: new URL(at).origin,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      // The list of sessions shows the browser's name.
      'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/${context.browser()?.version()}`,
    };
    const answer = await plainRequest(`${suite.apiOrigin}/identity/v1${path}`, headers, { method: 'POST', body });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.text}`);
    await context.addCookies((answer.headers['set-cookie'] ?? []).map((line) => browserCookie(line, suite.apiOrigin)));
    return JSON.parse(answer.text);
  };
  const { redirectTo } = await post('/sign-ins', json, JSON.stringify({ ...signingOf(who), redirectUri: at }));
  const code = new URL(redirectTo).searchParams.get('auth_code') ?? '';
  await post('/oauth2/token', form, new URLSearchParams({ grant_type: 'authorization_code', code }).toString());
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Parses a Set-Cookie line as a browser does (RFC 6265 §5.2). */
function browserCookie(line: string, origin: string): Cookie {
  const [pair = '', ...rest] = line.split('; ');
  const attributes = new Map(rest.map((attribute) => halves(attribute)).map(([name, value]) => [name.toLowerCase(), value]));
  const [name, value] = halves(pair);
  const domain = attributes.get('domain');
  const maxAge = attributes.get('max-age');
  return {
    name,
    value,
    // An explicit domain includes its sub-domains.
    domain: domain ? `.${domain.replace(/^\./, '')}` : new URL(origin).hostname,
    path: attributes.get('path') ?? '/',
    expires: maxAge === undefined ? -1 : Date.now() / 1000 + Number(maxAge),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite:
      (['Strict', 'None'] as const).find((name) => name.toLowerCase() === attributes.get('samesite')?.toLowerCase()) ?? 'Lax',
  };
}

function halves(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
