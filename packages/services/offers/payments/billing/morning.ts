import { dayOf, isoOf } from '@suite/insights/calendar';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';

const HOUR = 3_600_000;

/** Hour of the firm's day when payments come due and saved methods are charged. */
const AT_HOUR = 6;

/** Returns the moment of the charges on a day in a time zone, or on a day some days later; milliseconds since 1970. */
export const morningOf = (day: string, timeZone: string, later = 0): number =>
  zoneClock(timeZone).momentOf(Date.parse(`${isoOf(dayOf(day) + later)}T00:00:00Z`) + AT_HOUR * HOUR);
