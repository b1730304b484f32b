/** @jest-environment node */
import { isFull, pathOf } from './strokes';

it('is a dot, a line or a curve through the midpoints', () => {
  expect(pathOf([5, 6])).toBe('M5 6L5 6');
  expect(pathOf([0, 0, 10, 10])).toBe('M0 0L10 10');
  expect(pathOf([0, 0, 10, 10, 20, 0])).toBe('M0 0Q10 10 15 5L20 0');
});

it('is full at 8,000 coordinates', () => {
  expect(isFull([[1, 2]])).toBe(false);
  expect(isFull([Array(8000).fill(1)])).toBe(true);
});
