import { memoryBrowser } from './memory-browser';
import { secondsLeft, sessionState } from './session-state';
import { unsignedToken } from './unsigned-token';

const HOUR = 3600;
const DAY = 86_400;

interface Held {
  access?: object | string;
  refresh?: object | string;
  id?: object | string;
}

/** A browser with these tokens, at the second `now` of a correct clock. */
function held(
  { access = { sessionId: 's1', iat: 1, exp: HOUR }, refresh = { sessionId: 's1', exp: DAY }, id = refresh }: Held,
  now = 0,
) {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const tokens = { access_token: access, refresh_token: refresh, id_token: id };
  for (const [noun, token] of Object.entries(tokens))
    browser.cookies.set(noun as keyof typeof tokens, typeof token === 'string' ? token : unsignedToken(token));
  return { browser, clock: { now: () => now, measure() {} } };
}

const stateOf = (...parts: Parameters<typeof held>) => sessionState(held(...parts));
const leftOf = (...parts: Parameters<typeof held>) => secondsLeft(held(...parts));

test('§4 a token is live with more than 10 s left, and due for renewal after that', () => {
  expect(stateOf({}, HOUR - 11)).toBe('live');
  expect(stateOf({}, HOUR - 10)).toBe('due');
  expect(stateOf({}, HOUR + 10)).toBe('due');
  expect(leftOf({}, HOUR - 11)).toBe(11);
});

test.each(['access', 'refresh', 'id'] as const)('§4 a session whose %s token cannot be parsed is absent', (noun) => {
  expect(stateOf({ [noun]: 'hello' })).toBe('absent');
  expect(stateOf({ [noun]: 'hello' }, DAY)).toBe('absent');
});

test('§4 without a refresh or an id token a session is absent; without an access token it is due', () => {
  expect(stateOf({ refresh: '' })).toBe('absent');
  expect(stateOf({ id: '' })).toBe('absent');
  expect(stateOf({ access: '' })).toBe('due');
  expect(leftOf({ access: '' })).toBe(0);
});

test('a refresh token that has expired by this clock is left to the server’s decision', () => {
  expect(stateOf({ refresh: { sessionId: 's1', exp: 0 } })).toBe('live');
  expect(stateOf({}, 2 * DAY)).toBe('due');
});

test('tokens of two sign-ins belong to nobody; tokens without a session id match any session', () => {
  expect(stateOf({ id: { sessionId: 's2', exp: DAY } })).toBe('absent');
  expect(stateOf({ refresh: { sessionId: 's2', exp: DAY }, id: { sessionId: 's1', exp: DAY } })).toBe('absent');
  expect(stateOf({ access: { sessionId: 's2', iat: 1, exp: HOUR } })).toBe('absent');
  expect(stateOf({ id: { exp: DAY } })).toBe('live');
  expect(stateOf({ access: { iat: 1, exp: HOUR } })).toBe('live');
});

test('with a slow clock, a token is never treated as earlier than its issue time', () => {
  const access = { sessionId: 's1', iat: 3 * DAY, exp: 3 * DAY + HOUR };
  expect(leftOf({ access }, 3 * DAY - 60)).toBe(HOUR);
  expect(leftOf({ access }, DAY)).toBe(HOUR);
});

test('a token issued more than two days ahead of the clock is rejected', () => {
  const access = { sessionId: 's1', iat: 3 * DAY, exp: 3 * DAY + HOUR };
  expect(leftOf({ access }, DAY - 1)).toBe(0);
  expect(stateOf({ access }, DAY - 1)).toBe('due');
});

test('§9 no token outlives its cookie, whatever its own expiry', () => {
  const access = { sessionId: 's1', iat: DAY, exp: 365 * DAY };
  expect(leftOf({ access }, DAY)).toBe(HOUR);
  expect(stateOf({ access }, DAY + HOUR)).toBe('due');
});

test('a token without an issue time is assumed to have the lifetime of its cookie', () => {
  const access = { sessionId: 's1', exp: 10 * HOUR };
  expect(leftOf({ access }, 10 * HOUR - 60)).toBe(60);
  expect(leftOf({ access }, 8 * HOUR)).toBe(HOUR);
  expect(leftOf({ access: { sessionId: 's1', exp: 365 * DAY } })).toBe(0);
});
