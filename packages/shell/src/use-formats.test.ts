import { formatsOf } from './use-formats';

it('writes moments in the time zone and the locale of the person', () => {
  const { date, moment } = formatsOf('en-GB', 'Asia/Tokyo');
  expect(date('2026-03-01T20:30:00Z')).toBe('2 Mar 2026');
  expect(moment('2026-03-01T20:30:00Z')).toBe('2 Mar 2026, 05:30');
  expect(formatsOf('de-DE').number(1234.5)).toBe('1.234,5');
});

test('a calendar day stays on its day, wherever the reader is', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    expect(formatsOf('en-US', timeZone).day('2026-03-31')).toBe('Mar 31, 2026');
  }
});
