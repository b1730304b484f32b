import fc from 'fast-check';
import { inverse } from './inverse-rate';

it.each([
  ['1', '1'],
  ['1.25', '0.8'],
  ['0.000064', '15625'],
  ['3', '0.33333333333333333333'],
  ['0.6', '1.66666666666666666667'],
  ['0', undefined],
  ['-1', undefined],
])('one divided by %s is %s', (decimal, expected) => {
  expect(inverse(decimal)).toBe(expected);
});

it('inverting a rate twice returns the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (millionths) => {
      const rate = millionths / 1_000_000;
      expect(Number(inverse(inverse(rate.toFixed(6)) ?? ''))).toBeCloseTo(rate, 6);
    }),
  );
});
