import { utcDayOf } from './iso-day';

/** Returns the milliseconds by which a time zone is ahead of UTC at a moment; undefined for an unknown zone. */
type Offsets = (timeZone: string) => ((moment: number) => number) | undefined;

let currentOffsets: Offsets = () => undefined;

/** Sets time zone data that is newer than the runtime's. A server calls it at its start; browsers load no such data. */
export function setZoneOffsets(offsets: Offsets): void {
  currentOffsets = offsets;
}

/**
 * Returns a function from moments, in milliseconds since 1970, to days in a time zone, `2026-03-31`. Reuse it, because looking up
 * a zone takes longer than computing a day.
 * @throws RangeError when the time zone is unknown
 */
export function daysIn(timeZone: string): (moment: number) => string {
  const offsetAt = currentOffsets(timeZone);
  if (offsetAt) return (moment) => utcDayOf(moment + offsetAt(moment));
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const of = (requested: string) => parts.find(({ type }) => type === requested)?.value ?? '';
    return `${of('year')}-${of('month')}-${of('day')}`;
  };
}

/**
 * Returns the day of a moment in a time zone, `2026-03-31`.
 * @param moment milliseconds since 1970
 * @throws RangeError when the time zone is unknown
 */
export const dayIn = (timeZone: string, moment: number): string => daysIn(timeZone)(moment);
