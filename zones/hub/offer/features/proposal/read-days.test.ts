import { readDays } from './terms-fields';

test('reminder days are sorted, five at most', () => {
  expect(readDays('3, 7,14')).toEqual([3, 7, 14]);
  expect(readDays('')).toEqual([]);
  expect(['7, 3', '3, 3', '0', '366', '1.5', 'soon', '1 2 3 4 5 6'].map(readDays)).toEqual(Array(7).fill(undefined));
});
