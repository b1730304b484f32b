import fc from 'fast-check';
import { createClock } from './clock';
import { memoryBrowser } from './memory-browser';
import { parseAccessToken } from './parsed-token';
import { sessionState } from './session-state';
import { unsignedToken } from './unsigned-token';

const NOW = 1_800_000_000;
const YEAR = 365 * 86_400;

/** Numbers as JSON may contain them, some of which JavaScript reads as Infinity. */
const numberText = fc.oneof(
  fc.integer({ min: NOW - 2 * YEAR, max: NOW + 2 * YEAR }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('1e999', '-1e999', '1e308', '9007199254740993', '0', '-0', '1e15', '2147483648'),
);
const claimText = fc.oneof(
  { weight: 8, arbitrary: numberText },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.constantFrom('null', 'true', '"1"', '"9999999999"', '[]', '{}', '[1e999]') },
);
const claimsText = fc
  .record({ exp: claimText, iat: fc.option(claimText), nbf: fc.option(claimText), rest: fc.option(fc.json()) })
  .map(({ exp, iat, nbf, rest }) => {
    const pairs = { exp, iat, nbf, rights: rest, userId: '"u1"' };
    const members = Object.entries(pairs).flatMap(([name, value]) => (value === null ? [] : [`"${name}":${value}`]));
    return `{${members.join(',')}}`;
  });

/** Text that may be read as a token. */
export const tokenText = fc.oneof(
  { weight: 6, arbitrary: claimsText.map(unsignedToken) },
  { weight: 1, arbitrary: fc.json().map(unsignedToken) },
  { weight: 1, arbitrary: fc.tuple(claimsText.map(unsignedToken), fc.nat(200)).map(([token, end]) => token.slice(0, end)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.array(fc.base64String(), { maxLength: 5 }).map((parts) => parts.join('.')) },
);

interface Counts {
  strings: number;
  /** Strings that were parsed as a token. */
  parsed: number;
  exceptions: number;
  /** Strings that are a live token both now and in two years, or whose expiry is not a valid time. */
  validForEver: number;
}

/** Reads a number of generated strings as access tokens of a session that is otherwise live. */
export function readTokenStrings(runs: number, seed?: number): Counts {
  const found: Counts = { strings: 0, parsed: 0, exceptions: 0, validForEver: 0 };
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const parts = { browser, clock: createClock(browser) };
  for (const noun of ['refresh_token', 'id_token'] as const) browser.cookies.set(noun, unsignedToken({ exp: NOW }));
  const isLiveAt = (time: number) => {
    browser.time = time;
    return sessionState(parts) === 'live';
  };
  const read = (token: string) => {
    found.strings += 1;
    browser.cookies.set('access_token', token);
    try {
      const parsed = parseAccessToken(token);
      if (parsed) found.parsed += 1;
      const isEndless = parsed !== undefined && !Number.isFinite(parsed.expiryTime);
      if (isEndless || (isLiveAt(NOW) && isLiveAt(NOW + 2 * YEAR))) found.validForEver += 1;
    } catch {
      found.exceptions += 1;
    }
  };
  fc.assert(fc.property(tokenText, read), { numRuns: runs, ...(seed !== undefined && { seed }) });
  return found;
}
