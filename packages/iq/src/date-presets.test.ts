import { datePresets, earlierDay } from './date-presets';

test('offers the ends of periods up to the latest day, if the ledger covers them', () => {
  expect(datePresets('2026-11-20', '2024-01-15').map(({ day }) => day)).toEqual(['2026-10-31', '2026-09-30', '2025-12-31']);
  expect(datePresets('2026-10-31', '2026-10-01').map(({ day }) => day)).toEqual(['2026-10-31']);
  expect(datePresets('2025-12-31', '2024-01-01').map(({ day }) => day)).toEqual(['2025-12-31', '2025-12-31', '2025-12-31']);
  expect(datePresets('2026-10-31', null)).toEqual([]);
});

test('compares the last day of a month with the last day of the earlier month', () => {
  expect(earlierDay('2026-11-20', 'month')).toBe('2026-10-20');
  expect(earlierDay('2026-11-30', 'month')).toBe('2026-10-31');
  expect(earlierDay('2026-03-30', 'month')).toBe('2026-02-28');
  expect(earlierDay('2025-02-28', 'year')).toBe('2024-02-29');
  expect(earlierDay('2024-02-29', 'year')).toBe('2023-02-28');
});
