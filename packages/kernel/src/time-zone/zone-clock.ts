import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { zoneOffsets } from './zone-offsets';

/** Converts between moments and the local time of a time zone, written as if it were UTC. */
export function zoneClock(timeZone: string) {
  const offsetAt = zoneOffsets(timeZone)?.offsetAt ?? runtimeOffsets(timeZone);
  const wallTime = (moment: number): number => moment + offsetAt(moment);
  return {
    wallTime,
    momentOf(wall: number): number {
      // Clocks change at most once within a day, so these are the offsets before and after.
      const [before, after] = [offsetAt(wall - MILLISECONDS_PER_DAY), offsetAt(wall + MILLISECONDS_PER_DAY)];
      const shown = [wall - before, wall - after].filter((moment) => wallTime(moment) === wall);
      return shown.length ? Math.min(...shown) : wall - before;
    },
  };
}

/**
 * Returns the moment, in milliseconds since 1970, at which a day starts in a time zone: midnight, or the end of the clock change
 * that skips midnight.
 * @param day `2026-03-31`
 */
export const startOfDay = (day: string, timeZone: string): number => momentAt(day, 0, timeZone);

/**
 * Returns the moment, in milliseconds since 1970, at which clocks in a time zone show a full hour of a day.
 * @param day `2026-03-31`
 */
export const momentAt = (day: string, hour: number, timeZone: string): number =>
  zoneClock(timeZone).momentOf(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);

/** Returns the offsets of a name that only the runtime knows. */
function runtimeOffsets(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const shown = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day, hour, minute, second } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
}

/** Formats moments in the local time of a time zone. */
export function zoneFormat(timeZone: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>) {
  const { wallTime } = zoneClock(timeZone);
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  // Replaces the narrow no-break space before AM and PM.
  return (at: Date): string => format.format(wallTime(at.getTime())).replace(/\u202f/g, ' ');
}

/** Returns the name of a time zone's clock at a moment: `EST`. */
export const clockName = (timeZone: string, at: Date): string => zoneOffsets(timeZone)?.nameAt(at.getTime()) ?? timeZone;
