import { formatsOf } from './use-formats';

it("formats timestamps in the person's time zone and locale", () => {
  const { date, moment } = formatsOf('en-GB', 'Asia/Tokyo');
  expect(date('2026-03-01T20:30:00Z')).toBe('2 Mar 2026');
  expect(moment('2026-03-01T20:30:00Z')).toBe('2 Mar 2026, 05:30');
  expect(formatsOf('de-DE').number(1234.5)).toBe('1.234,5');
});

test('a calendar day stays the same day in every time zone', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    expect(formatsOf('en-US', timeZone).day('2026-03-31')).toBe('Mar 31, 2026');
  }
});
