import { audiences } from '../contract/blocks';
import { businessDay, dueDates } from './due-dates';

test('a date on a weekend or a legal holiday moves to the next business day', () => {
  // A Saturday; a Sunday; Emancipation Day, observed on the Monday after a Sunday; the same on the Friday before a Saturday.
  expect(businessDay(2026, 1, 31)).toBe('2026-02-02');
  expect(businessDay(2026, 3, 15)).toBe('2026-03-16');
  expect(businessDay(2028, 4, 15)).toBe('2028-04-18');
  expect(businessDay(2022, 4, 15)).toBe('2022-04-18');
  expect(businessDay(2027, 4, 15)).toBe('2027-04-15');
  // Martin Luther King Jr. Day; Juneteenth is after June 15, so it moves nothing.
  expect(businessDay(2024, 1, 15)).toBe('2024-01-16');
  expect(businessDay(2026, 6, 15)).toBe('2026-06-15');
});

test('lists dates from today on, in order, for the selected audiences', () => {
  const dates = dueDates('2026-04-01', 1, audiences);
  expect(dates.map(({ on, audience }) => `${on} ${audience}`)).toEqual([
    '2026-04-15 corporations',
    '2026-04-15 individuals',
    '2026-04-15 individuals',
    '2026-04-15 corporations',
    '2026-04-15 employers',
    '2026-04-30 employers',
  ]);
  expect(dates.map(({ text }) => text)).toContain('Payroll taxes for March, if you deposit monthly');
  expect(dueDates('2026-12-20', 2, ['individuals']).map(({ on, text }) => `${on} ${text}`)).toEqual([
    '2027-01-15 Form 1040-ES: fourth estimated tax payment for 2026',
  ]);
});

test('a date that moved is listed until its new day', () => {
  expect(dueDates('2026-02-01', 1, ['payers']).map(({ on }) => on)).toContain('2026-02-02');
});
