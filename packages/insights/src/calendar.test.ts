import fc from 'fast-check';
import { addMonths, dayOf, isoOf, lastDay, monthOf, monthsTo, shiftMonth, wholeMonths } from './calendar';

const aDay = fc.integer({ min: dayOf('1900-01-01'), max: dayOf('2199-12-31') });

test('a date is its number of days since 1970, and invalid dates are rejected', () => {
  expect([dayOf('1970-01-01'), dayOf('1970-01-02'), dayOf('2020-02-29')]).toEqual([0, 1, 18_321]);
  for (const none of ['2021-02-29', '2020-13-01', '2020-1-1', '2020-01-01T00:00', ''])
    expect(() => dayOf(none)).toThrow(RangeError);
  fc.assert(fc.property(aDay, (day) => expect(dayOf(isoOf(day))).toBe(day)));
});

test('months have their own length, including leap days', () => {
  expect(isoOf(lastDay('2020-02'))).toBe('2020-02-29');
  expect(isoOf(lastDay('2100-02'))).toBe('2100-02-28');
  expect(isoOf(lastDay('2020-12'))).toBe('2020-12-31');
  expect([shiftMonth('2020-01', -1), shiftMonth('2020-12', 1), shiftMonth('2020-05', -17)]).toEqual([
    '2019-12',
    '2021-01',
    '2018-12',
  ]);
});

test('a month after the 31st is the last day of the month', () => {
  const on = (date: string, count: number) => isoOf(addMonths(dayOf(date), count));
  expect([on('2020-01-31', 1), on('2021-01-31', 1), on('2020-02-29', 12), on('2020-02-29', 48)]).toEqual([
    '2020-02-29',
    '2021-02-28',
    '2021-02-28',
    '2024-02-29',
  ]);
  expect(wholeMonths(dayOf('2020-01-31'), dayOf('2020-02-28'))).toBe(0);
  expect(wholeMonths(dayOf('2020-01-31'), dayOf('2020-02-29'))).toBe(1);
});

test('whole months are the most that can be added without passing the end', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 4_000 }), (from, length) => {
      let naive = 0;
      while (addMonths(from, naive + 1) <= from + length) naive += 1;
      expect(wholeMonths(from, from + length)).toBe(naive);
    }),
  );
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
