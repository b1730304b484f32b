import { parseJson } from './parse-json';
import { InvalidRequestError } from './problem';

test.each([
  ['lists', '['.repeat(500_000)],
  ['closed lists', '['.repeat(65) + ']'.repeat(65)],
  ['objects', '{"a":'.repeat(200_000)],
  ['lists behind a text', `["\\\\",${'['.repeat(64)}`],
])('%s that are nested too deeply are rejected', (_, text) => {
  expect(() => parseJson(text)).toThrow(new InvalidRequestError('The body has more than 64 levels.'));
});

test.each(['', '{', '{"a":1,}', '\u0000', 'undefined', '"\u0001"', '1e', '[1]]'])('%j is not JSON', (text) => {
  expect(() => parseJson(text)).toThrow(new InvalidRequestError('The body is not JSON.'));
});

test('brackets within a text do not count', () => {
  const text = `\\"${'['.repeat(1000)}`;
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
});

test('__proto__ is an ordinary key', () => {
  const parsed = parseJson('{"__proto__":{"isAdmin":true},"a":1,"a":2}') as Record<string, unknown>;
  expect(Object.keys(parsed)).toEqual(['__proto__', 'a']);
  expect(parsed.isAdmin).toBeUndefined();
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});
