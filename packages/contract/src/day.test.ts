import { dayOf, isDay, localDayOf } from './day';

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

test('a moment is on its day in UTC', () => {
  expect(dayOf(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03-31');
  expect(dayOf(Date.parse('2026-04-01T01:00:00+02:00'))).toBe('2026-03-31');
});

test('a moment is on its day by the clock of the reader', () => {
  expect(localDayOf(new Date(2026, 2, 31, 23, 59))).toBe('2026-03-31');
  expect(localDayOf(new Date(2026, 3, 1, 0, 1).getTime())).toBe('2026-04-01');
});
