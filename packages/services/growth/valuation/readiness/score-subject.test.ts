import { reasonsOf } from './score-subject';

const value = (mid: number) => ({ low: mid, mid, high: mid });
const driver = (points: number | null, text: string | null = points === null ? null : `${points}%`) => ({ points, value: text });

it('explains a change of a score: the value first, then the drivers, the largest change first', () => {
  const before = {
    value: value(100_000_00),
    drivers: { dso: driver(40), growth: driver(10), margin: driver(50), concentration: driver(7) },
  };
  const after = {
    value: value(90_000_00),
    drivers: { dso: driver(45), growth: driver(90), margin: driver(20), concentration: driver(7) },
  };
  expect(reasonsOf(before, after, 'USD')).toEqual([
    expect.stringMatching(/^Value down from \$100,000\S* to \$90,000/),
    'Revenue growth: 10% → 90%',
    'Earnings margin: 50% → 20%',
    'DSO: 40% → 45%',
  ]);
});

it('says what was not known before or is not known any more', () => {
  const before = { value: null, drivers: { growth: driver(80) } };
  const after = { value: value(1), drivers: { growth: driver(null), margin: driver(60) } };
  expect(reasonsOf(before, after, 'USD')).toEqual(['Revenue growth: 80% → not known', 'Earnings margin: not known → 60%']);
});

it('gives no reason for a score that is the same', () => {
  const same = { value: value(1), drivers: { growth: driver(80) } };
  expect(reasonsOf(same, same, 'USD')).toEqual([]);
});
