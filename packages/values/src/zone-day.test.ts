import { dayIn, daysIn, setZoneOffsets } from './zone-day';

// Each pair is the last minute of a day in the zone and the first of the next.
test.each([
  // UTC−5, and from 8 March to 1 November 2026 UTC−4.
  ['America/New_York', '2026-03-08T04:59Z', '2026-03-07'],
  ['America/New_York', '2026-03-08T05:00Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T03:59Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00Z', '2026-03-09'],
  ['America/New_York', '2026-11-02T04:59Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00Z', '2026-11-02'],
  // UTC+5:30
  ['Asia/Kolkata', '2026-01-01T18:29Z', '2026-01-01'],
  ['Asia/Kolkata', '2026-01-01T18:30Z', '2026-01-02'],
  // UTC+5:45
  ['Asia/Kathmandu', '2026-01-01T18:14Z', '2026-01-01'],
  ['Asia/Kathmandu', '2026-01-01T18:15Z', '2026-01-02'],
  // UTC−3:30 in winter
  ['America/St_Johns', '2026-01-15T03:29Z', '2026-01-14'],
  ['America/St_Johns', '2026-01-15T03:30Z', '2026-01-15'],
  // UTC+12:45 in July
  ['Pacific/Chatham', '2026-07-01T11:14Z', '2026-07-01'],
  ['Pacific/Chatham', '2026-07-01T11:15Z', '2026-07-02'],
  // UTC+14
  ['Pacific/Kiritimati', '2026-01-01T09:59Z', '2026-01-01'],
  ['Pacific/Kiritimati', '2026-01-01T10:00Z', '2026-01-02'],
  ['UTC', '2024-02-29T23:59Z', '2024-02-29'],
])('in %s it is at %s the day %s', (zone, moment, day) => {
  expect(dayIn(zone, Date.parse(moment))).toBe(day);
});

test('an unknown time zone is refused', () => {
  expect(() => daysIn('Mars/Olympus')).toThrow(RangeError);
});

test('newer time zone data replaces that of the runtime, for the zones that it has', () => {
  setZoneOffsets((zone) => (zone === 'Europe/Berlin' ? () => 3 * 3_600_000 : undefined));
  const moment = Date.parse('2026-01-01T21:30Z');
  expect([dayIn('Europe/Berlin', moment), dayIn('Europe/Paris', moment)]).toEqual(['2026-01-02', '2026-01-01']);
  setZoneOffsets(() => undefined);
});
