import fc from 'fast-check';
import { largestShare, revenueRetention } from './client-mix';
import { axes, categories, pointsOf, type Scored, scoreOf, scoresOf } from './score';

test('points follow a straight line in either direction, limited to 0 and 100', () => {
  expect([0.7, 0.8, 0.9, 1].map((share) => pointsOf(share, { none: 0.7, full: 0.95 }))).toEqual([0, 40, 80, 100]);
  expect([90, 60, 30, 10].map((days) => pointsOf(days, { none: 90, full: 30 }))).toEqual([0, 50, 100, 100]);
});

const driver: fc.Arbitrary<Scored> = fc.record({
  category: fc.constantFrom(...categories),
  axis: fc.constantFrom(...axes),
  weight: fc.integer({ min: 1, max: 20 }),
  points: fc.option(fc.integer({ min: 0, max: 100 })),
});

test('a score is between its drivers, and unknown drivers only lower the known share', () => {
  fc.assert(
    fc.property(fc.array(driver), (drivers) => {
      const { points, known } = scoreOf(drivers);
      const all = drivers.flatMap((one) => one.points ?? []);
      if (points === null) return expect(all).toEqual([]);
      expect(points).toBeGreaterThanOrEqual(Math.min(...all));
      expect(points).toBeLessThanOrEqual(Math.max(...all));
      expect(known).toBeLessThanOrEqual(1);
      expect(scoreOf(drivers.filter((one) => one.points !== null)).points).toBe(points);
    }),
  );
});

test('attractiveness and readiness are scored separately', () => {
  const of = (axis: Scored['axis'], points: number): Scored => ({ category: 'clients', axis, weight: 1, points });
  expect(scoresOf([of('attractiveness', 90), of('readiness', 10)]).axes).toMatchObject({
    attractiveness: { points: 90 },
    readiness: { points: 10 },
  });
});

// Our own arithmetic: of last year's fees of $1,000, the client with $200 has left.
test('retention counts what clients were invoiced before, not what they are invoiced now', () => {
  const clients = [
    { revenue: 900, before: 800 },
    { revenue: 0, before: 200 },
    { revenue: 5_000, before: 0 },
  ];
  expect(revenueRetention(clients)).toEqual({ available: true, value: 0.8 });
  expect(revenueRetention([{ revenue: 100, before: 0 }])).toMatchObject({ available: false });
  expect(
    largestShare([
      { revenue: 90, before: 0 },
      { revenue: 10, before: 5 },
    ]),
  ).toEqual({ available: true, value: 0.9 });
});
