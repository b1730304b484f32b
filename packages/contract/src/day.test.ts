import { addDays, dayIn, dayOf, isDay, localDayOf } from './day';
import { isTimeZone } from './time-zone';

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
  expect(dayOf(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03-31');
  expect(dayOf(Date.parse('2026-04-01T01:00:00+02:00'))).toBe('2026-03-31');
});

test('a moment belongs to its day in the reader’s time zone', () => {
  expect(localDayOf(new Date(2026, 2, 31, 23, 59))).toBe('2026-03-31');
  expect(localDayOf(new Date(2026, 3, 1, 0, 1).getTime())).toBe('2026-04-01');
});

test.each([
  ['Pacific/Auckland', '2027-01-10'],
  ['UTC', '2027-01-09'],
  ['America/New_York', '2027-01-08'],
])('a moment belongs to its day in a time zone: %s', (zone, day) => {
  const moment = zone === 'Pacific/Auckland' ? '2027-01-09T12:00:00Z' : '2027-01-09T02:00:00Z';
  expect(dayIn(zone, Date.parse(moment))).toBe(day);
});

test('days are counted across the end of a month and of a year', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+01:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (text, is) => {
  expect(isTimeZone(text)).toBe(is);
});
