import { dayText, longDayText } from './day-text';

it('writes a day as Americans do', () => {
  expect([dayText('2026-12-04'), longDayText('2026-12-04')]).toEqual(['Dec 4, 2026', 'December 4, 2026']);
  expect([dayText('2024-02-29'), longDayText('2026-01-01')]).toEqual(['Feb 29, 2024', 'January 1, 2026']);
});
