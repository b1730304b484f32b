import * as v from 'valibot';
import { day } from './day-schema';

test('a day in a query must exist', () => {
  expect(v.is(day, '2024-02-29')).toBe(true);
  for (const text of ['2026-02-29', '0000-00-00', '2026-13-01', '10000-01-01', '']) expect(v.is(day, text)).toBe(false);
});
