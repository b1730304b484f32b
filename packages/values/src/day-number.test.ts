import fc from 'fast-check';
import { dayNumberOf, isoDayOf, monthsLater, wholeMonths } from './day-number';

const aDay = fc.integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('2199-12-31') });

test('a day is its number of days since 1970, and days that do not exist are refused', () => {
  // 30 years with the leap days of 1972 to 1996 are 30 × 365 + 7.
  expect(['1970-01-01', '1970-01-02', '1969-12-31', '2000-01-01', '2020-02-29'].map(dayNumberOf)).toEqual([
    0, 1, -1, 10_957, 18_321,
  ]);
  for (const none of ['2021-02-29', '2020-13-01', '2020-1-1', '2020-01-01T00:00', ''])
    expect(() => dayNumberOf(none)).toThrow(RangeError);
  fc.assert(fc.property(aDay, (day) => expect(dayNumberOf(isoDayOf(day))).toBe(day)));
});

test('a month after the 31st is the last day of the month', () => {
  const on = (date: string, count: number) => isoDayOf(monthsLater(dayNumberOf(date), count));
  expect([on('2020-01-31', 1), on('2021-01-31', 1), on('2020-02-29', 12), on('2020-02-29', 48)]).toEqual([
    '2020-02-29',
    '2021-02-28',
    '2021-02-28',
    '2024-02-29',
  ]);
  expect(wholeMonths(dayNumberOf('2020-01-31'), dayNumberOf('2020-02-28'))).toBe(0);
  expect(wholeMonths(dayNumberOf('2020-01-31'), dayNumberOf('2020-02-29'))).toBe(1);
});

test('whole months are the most that can be added without passing the end', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 4_000 }), (from, length) => {
      let naive = 0;
      while (monthsLater(from, naive + 1) <= from + length) naive += 1;
      expect(wholeMonths(from, from + length)).toBe(naive);
    }),
  );
});
