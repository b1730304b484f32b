/** @jest-environment jsdom */
import { readKept } from './read-kept';

afterEach(() => localStorage.clear());

test('what is kept as JSON is read back', () => {
  localStorage.setItem('views', '[{"name":"Mine"}]');
  expect(readKept(localStorage, 'views')).toEqual([{ name: 'Mine' }]);
});

test.each([null, 'null', '{', ''])('%j counts as nothing kept', (text) => {
  if (text !== null) localStorage.setItem('views', text);
  expect(readKept(localStorage, 'views')).toBeUndefined();
});
