import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { Failure } from '../errors/failure';
import { zoneClock } from '../time-zone/zone-clock';

/** A time that repeats by the clock of a time zone: daily, unless days are given. */
export interface LocalTime {
  /** `06:00`, on a 24-hour clock. */
  at: string;
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  weekdays?: number[];
  /** Day of the month from 1 to 31; the last day of a shorter month. */
  monthDay?: number;
  /** Name in the IANA database, for example `America/New_York`. */
  timeZone: string;
}

const MINUTE = 60_000;

/** Longer than any month, so that a time is always found. */
const DAYS_AHEAD = 40;

/** @throws Failure when the time of day, a day or the time zone is invalid */
export function checkLocalTime({ at, weekdays, monthDay, timeZone }: LocalTime): void {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) throw new Failure(`"${at}" is not a time of day: write it as 06:00.`);
  const isDay = (day: number, last: number) => Number.isInteger(day) && day >= 1 && day <= last;
  if (weekdays && !(weekdays.length && weekdays.every((day) => isDay(day, 7))))
    throw new Failure('Weekdays are numbers from 1 (Monday) to 7 (Sunday).');
  if (monthDay !== undefined && !isDay(monthDay, 31)) throw new Failure('A day of the month is a number from 1 to 31.');
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch (cause) {
    throw new Failure(`"${timeZone}" is not a time zone: use a name such as Europe/Paris.`, { cause });
  }
}

/**
 * Returns the next time after a moment. A time skipped by the clock counts when it would have come; of a repeated time, the first
 * counts.
 * @param after milliseconds since 1970, like the result
 */
export function nextTime({ at, weekdays, monthDay, timeZone }: LocalTime, after: number): number {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const zone = zoneClock(timeZone);
  // Days as midnights in UTC, starting the day before, because a skipped time may come after midnight.
  const today = Math.floor(zone.wallTime(after) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  for (let day = today - MILLISECONDS_PER_DAY; day <= today + DAYS_AHEAD * MILLISECONDS_PER_DAY; day += MILLISECONDS_PER_DAY) {
    if (!matches(new Date(day), weekdays, monthDay)) continue;
    const time = zone.momentOf(day + (hour * 60 + minute) * MINUTE);
    if (time > after) return time;
  }
  throw new RangeError('a local time has no next one');
}

function matches(day: Date, weekdays: number[] | undefined, monthDay: number | undefined): boolean {
  if (weekdays && !weekdays.includes(day.getUTCDay() || 7)) return false;
  if (monthDay === undefined) return true;
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return day.getUTCDate() === Math.min(monthDay, lastOfMonth);
}
