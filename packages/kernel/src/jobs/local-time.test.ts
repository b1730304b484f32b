import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { checkLocalTime, type LocalTime, nextTime } from './local-time';

const HOUR = 3_600_000;

/** Lists the next times after a moment, as ISO 8601 without seconds. */
function timesAfter(time: LocalTime, after: string, count: number): string[] {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(nextTime(time, times.at(-1) ?? Date.parse(after)));
  return times.map((moment) => new Date(moment).toISOString().slice(0, 16));
}

describe('the next time of a schedule', () => {
  it("follows its time zone's clock through the year", () => {
    const time = { at: '06:00', timeZone: 'America/New_York' };
    expect(timesAfter(time, '2026-03-07T00:00Z', 3)).toEqual(['2026-03-07T11:00', '2026-03-08T10:00', '2026-03-09T10:00']);
    expect(timesAfter({ at: '06:00', timeZone: 'Asia/Kolkata' }, '2026-03-07T00:30Z', 1)).toEqual(['2026-03-08T00:30']);
  });

  it('comes once on a day whose clock skips it, later by the skipped time', () => {
    const time = { at: '02:30', timeZone: 'America/New_York' };
    expect(timesAfter(time, '2026-03-07T12:00Z', 2)).toEqual(['2026-03-08T07:30', '2026-03-09T06:30']);
    const halfAnHour = { at: '02:15', timeZone: 'Australia/Lord_Howe' };
    expect(timesAfter(halfAnHour, '2026-10-03T00:00Z', 2)).toEqual(['2026-10-03T15:45', '2026-10-04T15:15']);
    const atMidnight = { at: '00:15', timeZone: 'America/Santiago' };
    expect(timesAfter(atMidnight, '2026-09-05T12:00Z', 2)).toEqual(['2026-09-06T04:15', '2026-09-07T03:15']);
  });

  it('comes once on a day whose clock repeats it, the first time', () => {
    const time = { at: '01:30', timeZone: 'America/New_York' };
    expect(timesAfter(time, '2026-10-31T12:00Z', 2)).toEqual(['2026-11-01T05:30', '2026-11-02T06:30']);
  });

  it('comes once a day in every time zone, despite clock changes', () => {
    const longest = ['Europe/London', 'Australia/Lord_Howe', 'Asia/Gaza', 'Pacific/Chatham'].map((timeZone) => {
      const time = { at: '02:30', timeZone };
      const times = [nextTime(time, Date.UTC(2026, 0, 1))];
      for (let day = 0; day < 366; day++) times.push(nextTime(time, times[day] ?? 0));
      return Math.max(...times.slice(1).map((moment, day) => Math.abs(moment - (times[day] ?? 0) - MILLISECONDS_PER_DAY)));
    });
    expect(longest).toEqual([HOUR, HOUR / 2, HOUR, HOUR]);
  });

  it('comes on the given weekdays or day of the month, on the last day of a shorter month', () => {
    const weekly = { at: '07:00', weekdays: [1, 7], timeZone: 'UTC' };
    expect(timesAfter(weekly, '2026-01-01T00:00Z', 3)).toEqual(['2026-01-04T07:00', '2026-01-05T07:00', '2026-01-11T07:00']);
    const monthly = { at: '23:30', monthDay: 31, timeZone: 'UTC' };
    expect(timesAfter(monthly, '2028-01-15T00:00Z', 3)).toEqual(['2028-01-31T23:30', '2028-02-29T23:30', '2028-03-31T23:30']);
  });

  it('is rejected when it is invalid', () => {
    const good = { at: '06:00', timeZone: 'Europe/Paris' };
    expect(() => checkLocalTime(good)).not.toThrow();
    expect(() => checkLocalTime({ ...good, at: '24:00' })).toThrow('"24:00" is not a time of day: write it as 06:00.');
    expect(() => checkLocalTime({ ...good, weekdays: [0] })).toThrow('Weekdays are numbers from 1');
    expect(() => checkLocalTime({ ...good, monthDay: 32 })).toThrow('from 1 to 31');
    expect(() => checkLocalTime({ ...good, timeZone: 'Mars/Base' })).toThrow('"Mars/Base" is not a time zone');
  });
});
