import { newestOf } from './newest-of';

const opened = { id: 'b', version: 1 };

test('finds the row as it was read last', () => {
  const newest = { id: 'b', version: 2 };
  expect(newestOf([{ id: 'a', version: 9 }, newest], opened)).toBe(newest);
});

test('a row that is gone, or not read yet, stays as it was opened', () => {
  expect(newestOf([{ id: 'a', version: 9 }], opened)).toBe(opened);
  expect(newestOf(undefined, opened)).toBe(opened);
});
