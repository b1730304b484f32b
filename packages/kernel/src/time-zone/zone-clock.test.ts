import { dayIn, setZoneOffsets } from '@suite/values/zone-day';
import { nextTime } from '../jobs/local-time';
import { clockName, momentAt, startOfDay, zoneClock, zoneFormat } from './zone-clock';
import { zoneOffsets } from './zone-offsets';

const at = (text: string) => Date.parse(text);
const vancouver = zoneClock('America/Vancouver');

it.each([
  // Since 2026, British Columbia is at UTC-7 all year.
  ['2026-12-01T10:00:00Z', '2026-12-01T17:00:00.000Z'],
  ['2026-07-01T10:00:00Z', '2026-07-01T17:00:00.000Z'],
  ['2027-01-15T10:00:00Z', '2027-01-15T17:00:00.000Z'],
  ['2025-12-01T10:00:00Z', '2025-12-01T18:00:00.000Z'],
])('%s in Vancouver is %s', (wall, moment) => {
  expect(new Date(vancouver.momentOf(at(wall))).toISOString()).toBe(moment);
  expect(vancouver.wallTime(at(moment))).toBe(at(wall));
});

it('shows the wall times and days of Vancouver as in law', () => {
  const moment = at('2026-12-02T06:30:00Z');
  expect(zoneFormat('America/Vancouver', { hour: 'numeric', minute: '2-digit' })(new Date(moment))).toBe('11:30 PM');
  setZoneOffsets((zone) => zoneOffsets(zone)?.offsetAt);
  expect(dayIn('America/Vancouver', at('2026-12-02T07:30:00Z'))).toBe('2026-12-02');
  expect(dayIn('America/Vancouver', moment)).toBe('2026-12-01');
});

it('schedules a daily time of ten in Vancouver for 17:00 UTC', () => {
  const next = nextTime({ at: '10:00', timeZone: 'America/Vancouver' }, at('2026-11-30T20:00:00Z'));
  expect(new Date(next).toISOString()).toBe('2026-12-01T17:00:00.000Z');
});

it.each([
  ['2026-01-05', 'UTC', '2026-01-05T00:00:00.000Z'],
  ['2026-01-05', 'America/Los_Angeles', '2026-01-05T08:00:00.000Z'],
  ['2026-01-05', 'Asia/Kolkata', '2026-01-04T18:30:00.000Z'],
  // Days of 23 and 25 hours.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // In Egypt clocks go from 00:00 to 01:00 on the last Friday of April, so that day starts at 01:00, UTC+3.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  // In Chile they do on 6 September 2026, from UTC−4 to UTC−3.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s starts in %s at %s', (day, timeZone, moment) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(moment);
});

it('finds the hour of a day on both sides of a clock change', () => {
  const nine = (day: string) => new Date(momentAt(day, 9, 'America/New_York')).toISOString();
  expect([nine('2026-03-07'), nine('2026-03-08')]).toEqual(['2026-03-07T14:00:00.000Z', '2026-03-08T13:00:00.000Z']);
});

it('uses the common names of the clocks', () => {
  expect(clockName('America/New_York', new Date('2026-03-02T14:00:00Z'))).toBe('EST');
  expect(clockName('America/New_York', new Date('2026-07-02T14:00:00Z'))).toBe('EDT');
  expect(clockName('America/Sao_Paulo', new Date('2026-07-02T14:00:00Z'))).toBe('GMT-03');
});

it('agrees with the runtime where the law has not changed', () => {
  for (const timeZone of [
    'America/New_York',
    'Europe/Paris',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
    'US/Pacific',
  ])
    for (let moment = at('2024-01-01T00:30:00Z'); moment < at('2025-12-31T00:00:00Z'); moment += 36 * 3_600_000) {
      const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
      expect(`${timeZone} ${new Date(zoneClock(timeZone).wallTime(moment)).toISOString().slice(0, 19).replace('T', ' ')}`).toBe(
        `${timeZone} ${shown}`,
      );
    }
});
