import { isEnded, markEnded, sessionOf } from './ended-session';
import { memoryBrowser } from './memory-browser';
import { unsignedToken } from './unsigned-token';

const openTab = () => memoryBrowser('https://hub.suite.example/home/#/');

test('an ended session stays ended until another ends', () => {
  const tab = openTab();
  markEnded(tab, 's1');
  expect(isEnded(tab, 's1')).toBe(true);
  expect(isEnded(tab, 's2')).toBe(false);
  markEnded(tab, 's2');
  expect(isEnded(tab, 's2')).toBe(true);
});

test('an empty session id does not end and does not replace the mark of another session', () => {
  const tab = openTab();
  expect(isEnded(tab, '')).toBe(false);
  markEnded(tab, 's1');
  markEnded(tab, '');
  expect(isEnded(tab, 's1')).toBe(true);
});

test('a token’s session id is returned, or empty text', () => {
  expect(sessionOf(unsignedToken({ sessionId: 's1' }))).toBe('s1');
  expect(sessionOf(unsignedToken({}))).toBe('');
  expect(sessionOf('hello')).toBe('');
});
