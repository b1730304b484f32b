import fc from 'fast-check';
import { dayNumberOf, isoDayOf } from './day-number';
import { dayInMonth, daysInMonth, firstDay, lastDay, monthNumberOf, monthOf, monthsTo, numberedMonth, shiftMonth } from './month';

const aDay = fc.integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('2199-12-31') });

test('months have their own length, including leap days', () => {
  expect(isoDayOf(lastDay('2020-02'))).toBe('2020-02-29');
  expect(isoDayOf(lastDay('2100-02'))).toBe('2100-02-28');
  expect(isoDayOf(lastDay('2020-12'))).toBe('2020-12-31');
  expect(isoDayOf(firstDay('2020-12'))).toBe('2020-12-01');
  expect(() => firstDay('2020-13')).toThrow(RangeError);
  expect([daysInMonth(2024, 2), daysInMonth(1900, 2), daysInMonth(2000, 2), daysInMonth(2026, 4), daysInMonth(2026, 12)]).toEqual(
    [29, 28, 29, 30, 31],
  );
  expect([daysInMonth(2026, 0), daysInMonth(2026, 13)]).toEqual([0, 0]);
});

test('months are counted across years', () => {
  expect([shiftMonth('2020-01', -1), shiftMonth('2020-12', 1), shiftMonth('2020-05', -17)]).toEqual([
    '2019-12',
    '2021-01',
    '2018-12',
  ]);
});

test('a month has a number: twelve for each year and one for each month before it', () => {
  expect([monthNumberOf('0000-01'), monthNumberOf('2026-01'), monthNumberOf('2026-12')]).toEqual([0, 24_312, 24_323]);
  expect([numberedMonth(0), numberedMonth(24_312), numberedMonth(24_323)]).toEqual(['0000-01', '2026-01', '2026-12']);
  expect([isoDayOf(dayInMonth(24_313, 28)), isoDayOf(dayInMonth(24_313, 30))]).toEqual(['2026-02-28', '2026-03-02']);
});

test('the months up to a day follow each other without a gap and end on it', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 1, max: 30 }), (last, count) => {
      const months = monthsTo(last, count);
      expect(months[0]?.to).toBe(last);
      months.forEach(({ month, from, to, days }, index) => {
        expect([monthOf(from), monthOf(to), to - from + 1]).toEqual([month, month, days]);
        if (index > 0) expect(to + 1).toBe(months[index - 1]?.from);
      });
    }),
  );
});
