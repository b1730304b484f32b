/** @jest-environment jsdom */
import { keep, readStored } from './stored';

afterEach(() => localStorage.clear());

test('a value stored as JSON is read back', () => {
  localStorage.setItem('views', '[{"name":"Mine"}]');
  expect(readStored(localStorage, 'views')).toEqual([{ name: 'Mine' }]);
});

test.each([null, 'null', '{', ''])('%j counts as nothing stored', (text) => {
  if (text !== null) localStorage.setItem('views', text);
  expect(readStored(localStorage, 'views')).toBeUndefined();
});

test('NaN stays NaN, and a full storage causes no failure', () => {
  keep(sessionStorage, 'key', { rate: Number.NaN, days: 30 });
  expect(readStored(sessionStorage, 'key')).toEqual({ rate: Number.NaN, days: 30 });
  const full = {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => keep(full, 'key', 'text')).not.toThrow();
});
