/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { setCookie } from 'cookies-next/client';
import { createCookieSnapshot } from './cookie-snapshot';

test('one step of the script reads cookies of one moment; the next step sees later changes', async () => {
  setCookie('one', '1');
  setCookie('two', '1');
  const { read } = createCookieSnapshot();
  expect(read('one')).toBe('1');
  const reads = jest.spyOn(Document.prototype, 'cookie', 'get');
  setCookie('two', '2');
  expect([read('one'), read('two'), read('three')]).toEqual(['1', '1', '']);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  await Promise.resolve();
  expect([read('one'), read('two')]).toEqual(['1', '2']);
});

test('the page’s own changes are visible in the same step', () => {
  const { read, forget } = createCookieSnapshot();
  expect(read('own')).toBe('');
  setCookie('own', '1');
  forget();
  expect(read('own')).toBe('1');
});

test.each([
  ['%E0%A4%A', '%E0%A4%A'],
  ['a=b=c', 'a=b=c'],
  ['%C3%BC', 'ü'],
])('a cookie with the value %j is read as %j', (held, expected) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page of somebody else writes it
  document.cookie = `other=${held}`;
  expect(createCookieSnapshot().read('other')).toBe(expected);
});
