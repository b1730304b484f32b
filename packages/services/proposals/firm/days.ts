import { zoneClock } from '@suite/kernel/jobs/local-time';

const DAY = 86_400_000;

/** The calendar day of a moment in a time zone, `2027-01-31`. @param now milliseconds since 1970 */
export const dayIn = (timeZone: string, now: number): string =>
  new Date(zoneClock(timeZone).wallTime(now)).toISOString().slice(0, 10);

/** The moment at which the day after a day begins in a time zone, in milliseconds since 1970. */
export const endOf = (day: string, timeZone: string): number =>
  zoneClock(timeZone).momentOf(Date.parse(`${day}T00:00:00Z`) + DAY);
