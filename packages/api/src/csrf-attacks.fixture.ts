import type { Method } from '@suite/contract/endpoint';
import { Header } from '@suite/contract/headers';
import { silentLogger } from '@suite/env/quiet.fixture';
import fc from 'fast-check';
import { createClient } from './client';
import { configOf, page } from './client.fixture';
import { createEvents } from './events';

const joined = (...pieces: fc.Arbitrary<string>[]) => fc.tuple(...pieces).map((parts) => parts.join(''));
const several = (piece: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.array(piece, { minLength, maxLength }).map((parts) => parts.join(''));

/** Picks one of the space-separated words of a text; `''` is the empty word. */
const wordOf = (text: string) => fc.constantFrom(...text.split(' ')).map((word) => (word === "''" ? '' : word));

/** Characters that a URL parser drops, treats as a slash, or that only resemble one of them (WHATWG URL §4.4). */
const junk = fc.oneof(
  fc.constantFrom(...' \t\n\r\u0000\u0001\u001f\u007f\u00a0\u200b\ufeff'),
  wordOf('\\ / ／ ＼ ⁄ %2f %5c %09 @ : . ? # é 😀'),
);
const scheme = fc.mixedCase(wordOf('http https ws wss ftp file javascript data blob about x-y+z.1 h 1h -h'));
const host = fc.oneof(
  wordOf("evil.example hub.suite.example evil.example:443 hub.suite.example.evil.example 127.0.0.1 [::1] [ ''"),
  wordOf('hub.suite.example@evil.example user:word@evil.example ⓔvil.example evil。example xn--evil %65vil.example'),
);
const path = fc.oneof(
  wordOf("'' / . .. ./a ../a /a/../b ;a =a #a ?a=1 /a:b a/b:c /é session/caches /session/caches /things/7"),
  wordOf('// .//a /.//a /a?b=\\ /a?b=https://evil.example /%2f%2fevil.example'),
);
const slash = wordOf('/ \\');

const absolute = joined(scheme, wordOf(':// : :/ :/// :\\\\ :/\\ :////'), host, path);
const protocolRelative = joined(several(slash, 2, 4), host, path);
const api = wordOf("https://api.suite.example https://qa-api.suite.localhost:8443/insights http://localhost:3100 /insights ''");
const jumble = several(fc.oneof(junk, path, scheme, host), 1, 6);
const anything = fc.oneof(fc.webUrl(), fc.string(), fc.string({ unit: 'binary' }), jumble);

const plain = fc.oneof(path, absolute, protocolRelative, joined(api, path), anything);

/** A URL with junk before, inside or after it. */
const spoilt = fc
  .tuple(plain, several(junk, 1, 3), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([url, pieces, place]) => [url, pieces, Math.floor(place * (url.length + 1))] as const)
  .map(([url, pieces, at]) => url.slice(0, at) + pieces + url.slice(at));

/** A URL cut in two, like the configured base and the endpoint's path. */
const attack = fc.record({
  url: fc.oneof(plain, spoilt, joined(several(junk, 1, 2), plain)),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  method: fc.constantFrom<Method[]>('POST', 'PUT', 'DELETE', 'GET'),
});

/** Returns whether the rule forbids a URL: a scheme, `//` or a backslash (§7), also after characters that a URL parser drops. */
function isForbidden(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a parser drops
  const read = url.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
  return /^[a-z][a-z0-9+.-]*:/i.test(read) || read.startsWith('//') || url.includes('\\');
}

function leavesOrigin(url: string): boolean {
  return !URL.canParse(url, page) || new URL(url, page).origin !== new URL(page).origin;
}

interface Leaks {
  runs: number;
  /** Number of requests with the CSRF header. */
  sent: number;
  /** Number of those requests that must not have it. */
  leaks: number;
  examples: string[];
}

/** Sends calls to generated URLs through the client and counts the CSRF headers that go to the wrong place. */
export async function countLeaks(runs: number): Promise<Leaks> {
  const counted: Leaks = { runs, sent: 0, leaks: 0, examples: [] };
  const config = configOf('');
  const client = createClient({
    config,
    events: createEvents(),
    logger: silentLogger,
    fetch: async (input, init) => {
      count(String(input), init, counted);
      return new Response(null, { status: 204 });
    },
  });
  client.authenticate({ accessToken: async () => '', replaceToken: async () => '', csrfToken: () => 'a-csrf-token' });
  for (const { url, cut, method } of fc.sample(attack, runs)) {
    const at = Math.floor(cut * (url.length + 1));
    config.API_BASE_URL = url.slice(0, at);
    await client.call({ method, auth: 'none', base: 'API_BASE_URL', path: url.slice(at) as '/' }, {});
  }
  return counted;
}

function count(url: string, init: RequestInit | undefined, counted: Leaks): void {
  if (!new Headers(init?.headers).has(Header.csrf)) return;
  counted.sent += 1;
  if (init?.method !== 'GET' && !isForbidden(url) && !leavesOrigin(url)) return;
  counted.leaks += 1;
  if (counted.examples.length < 10) counted.examples.push(`${init?.method} ${JSON.stringify(url)}`);
}
