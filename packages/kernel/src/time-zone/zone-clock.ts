import { zoneOffsets } from './zone-offsets';

const DAY = 86_400_000;

/** Converts between moments and the local time of a time zone, written as if it were UTC. */
export function zoneClock(timeZone: string) {
  const offsetAt = zoneOffsets(timeZone)?.offsetAt ?? runtimeOffsets(timeZone);
  const wallTime = (moment: number): number => moment + offsetAt(moment);
  return {
    wallTime,
    momentOf(wall: number): number {
      // Clocks change at most once within a day, so these are the offsets before and after.
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
      const shown = [wall - before, wall - after].filter((moment) => wallTime(moment) === wall);
      return shown.length ? Math.min(...shown) : wall - before;
    },
  };
}

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
