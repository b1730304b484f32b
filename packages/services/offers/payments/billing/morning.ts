import { momentAt } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';

/** Hour of the firm's day when payments come due and saved methods are charged. */
const AT_HOUR = 6;

/** Returns the moment of the charges on a day in a time zone, or on a day some days later; milliseconds since 1970. */
export const morningOf = (day: string, timeZone: string, later = 0): number => momentAt(addDays(day, later), AT_HOUR, timeZone);
