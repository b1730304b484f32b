import { ratioScale, ticksOf, valueScale } from './scale';

const domain = (values: number[], fromZero: boolean) => valueScale(values, 200, { fromZero }).domain();

test('amounts start at zero, and go below it only for negative values', () => {
  expect(domain([3200, 5400], true)).toEqual([0, 6000]);
  expect(domain([-120, 900], true)).toEqual([-200, 1000]);
  expect(domain([0, 0], true)).toEqual([0, 1]);
});

test('a ratio starts near its lowest value, so that 92 of 100 does not fill the height', () => {
  expect(domain([92, 88, 95], false)).toEqual([86, 98]);
  expect(domain([34.6, 34.6], false)).toEqual([30, 40]);
});

test('a number that cannot be negative has no axis below zero', () => {
  const scale = valueScale([0.5, 20], 200, { fromZero: false });
  expect(scale.domain()[0]).toBe(0);
  expect(ticksOf(scale)[0]).toBe(0);
});

test('equal ratios are equal distances on a logarithmic scale, with a few round values', () => {
  const scale = ratioScale([28, 19_240], 200);
  expect(scale.ticks()).toEqual([50, 100, 500, 1000, 5000, 10_000]);
  expect(scale(100) - scale(1000)).toBeCloseTo(scale(1000) - scale(10_000));
  expect(scale(28)).toBeLessThan(200);
  expect(ratioScale([400, 900], 200).ticks()).toEqual([500, 1000]);
});
