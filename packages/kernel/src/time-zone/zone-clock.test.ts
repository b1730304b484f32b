import { dayIn, setZoneOffsets } from '@suite/contract/day';
import { nextTime } from '../jobs/local-time';
import { clockName, zoneClock, zoneFormat } from './zone-clock';
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
