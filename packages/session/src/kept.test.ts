/** @jest-environment jsdom */
import { keep, readKept } from './kept';

afterEach(() => localStorage.clear());

test('what is kept as JSON is read back', () => {
  localStorage.setItem('views', '[{"name":"Mine"}]');
  expect(readKept(localStorage, 'views')).toEqual([{ name: 'Mine' }]);
});

test.each([null, 'null', '{', ''])('%j counts as nothing kept', (text) => {
  if (text !== null) localStorage.setItem('views', text);
  expect(readKept(localStorage, 'views')).toBeUndefined();
});

test('a number that is none stays none, and a storage without room is no failure', () => {
  keep(sessionStorage, 'key', { rate: Number.NaN, days: 30 });
  expect(readKept(sessionStorage, 'key')).toEqual({ rate: Number.NaN, days: 30 });
  const full = {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => keep(full, 'key', 'text')).not.toThrow();
});
