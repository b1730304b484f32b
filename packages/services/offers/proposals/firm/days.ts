import { zoneClock } from '@suite/kernel/time-zone/zone-clock';

const DAY = 86_400_000;

/** Returns the moment at which the day after a day starts in a time zone, in milliseconds since 1970. */
export const endOf = (day: string, timeZone: string): number =>
  zoneClock(timeZone).momentOf(Date.parse(`${day}T00:00:00Z`) + DAY);
