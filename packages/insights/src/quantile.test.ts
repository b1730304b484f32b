import fc from 'fast-check';
import { median, quantile } from './quantile';

const values = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 40 });

// postgresql.org/message-id/8138.1587566192%40sss.pgh.pa.us gives the rule; its results here are our own arithmetic.
test('it matches SQL’s percentile_cont', () => {
  const oneToThirty = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(quantile(oneToThirty, 60)).toBeCloseTo(18.4);
  expect([quantile([7], 80), quantile([1, 2], 40), quantile([], 50)]).toEqual([7, 1.4, undefined]);
});

test('it interpolates between the nearest two values, and returns a value exactly at its position', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 100 }), (list, percent) => {
      const sorted = [...list].sort((a, b) => a - b);
      const scaled = percent * (sorted.length - 1);
      const [below, rest] = [Math.trunc(scaled / 100), scaled % 100];
      const [from, to] = [sorted[below] as number, sorted[below + (rest > 0 ? 1 : 0)] as number];
      expect(quantile(list, percent)).toBeCloseTo((from * (100 - rest) + to * rest) / 100, 9);
      if (rest === 0 || from === to) expect(quantile(list, percent)).toBe(from);
    }),
  );
});

test('the median has as many values on one side as on the other', () => {
  fc.assert(
    fc.property(values, (list) => {
      const middle = median(list) as number;
      expect(list.filter((value) => value < middle).length).toBeLessThanOrEqual(list.length / 2);
      expect(list.filter((value) => value > middle).length).toBeLessThanOrEqual(list.length / 2);
    }),
  );
});
