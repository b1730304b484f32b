import { addDays, addMonths, daysBetween, isDay, localDayOf, utcDayOf } from './iso-day';

test.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '1899-12-31',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-00-10',
  '2026-13-01',
  '2026-1-1',
  '2026-01-00',
  ' 2026-01-01',
  '',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('a moment belongs to its day in UTC', () => {
  expect(utcDayOf(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03-31');
  expect(utcDayOf(Date.parse('2026-04-01T01:00:00+02:00'))).toBe('2026-03-31');
});

test('a moment belongs to its day in the reader’s time zone', () => {
  expect(localDayOf(new Date(2026, 2, 31, 23, 59))).toBe('2026-03-31');
  expect(localDayOf(new Date(2026, 3, 1, 0, 1).getTime())).toBe('2026-04-01');
});

test('days are counted across the end of a month and of a year', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('1900-03-01', -1)).toBe('1900-02-28');
});

// Clocks change on 8 March and 1 November 2026 in the United States; a calendar day is one day all the same.
test.each([
  ['2024-02-28', '2024-03-01', 2],
  ['2023-02-28', '2023-03-01', 1],
  ['2024-01-01', '2025-01-01', 366],
  ['2026-03-08', '2026-03-09', 1],
  ['2026-10-31', '2026-11-02', 2],
  ['2026-03-10', '2026-03-01', -9],
  ['2026-03-10', '2026-03-10', 0],
])('from %s to %s there are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-01-31', 1, '2023-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-01-15', -2, '2025-11-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s plus %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('a day that does not exist is refused', () => {
  for (const none of ['2026-02-30', '2026-2-3', '']) {
    expect(() => addDays(none, 1)).toThrow(RangeError);
    expect(() => addMonths(none, 1)).toThrow(RangeError);
    expect(() => daysBetween(none, '2026-03-01')).toThrow(RangeError);
    expect(() => daysBetween('2026-03-01', none)).toThrow(RangeError);
  }
});
