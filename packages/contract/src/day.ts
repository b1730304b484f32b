/** Calendar days as text, `2026-03-31` (ISO 8601), without time and time zone. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns whether the text is a day that exists, from 1900 on. Imports refuse earlier days too. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0));
}

/** Returns the day of a moment in UTC. */
export const dayOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the day of a moment in the time zone of this computer. */
export const localDayOf = (moment: Date | number): string => {
  const at = new Date(moment);
  return dayOf(at.getTime() - at.getTimezoneOffset() * 60_000);
};

/** Returns the milliseconds by which a time zone is ahead of UTC at a moment; undefined for an unknown zone. */
type Offsets = (timeZone: string) => ((moment: number) => number) | undefined;

let currentOffsets: Offsets = () => undefined;

/** Sets time zone data that is newer than the runtime's. A server calls it at its start; browsers load no such data. */
export function setZoneOffsets(offsets: Offsets): void {
  currentOffsets = offsets;
}

/**
 * Returns a function from moments to days in a time zone. Reuse it, because looking up a zone takes longer than computing a day.
 */
export function daysIn(timeZone: string): (moment: number) => string {
  const offsetAt = currentOffsets(timeZone);
  if (offsetAt) return (moment) => dayOf(moment + offsetAt(moment));
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    return `${of('year')}-${of('month')}-${of('day')}`;
  };
}

/** Returns the day of a moment in a time zone. @param moment milliseconds since 1970 */
export const dayIn = (timeZone: string, moment: number): string => daysIn(timeZone)(moment);

const DAY = 86_400_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day this many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => dayOf(midnight(day) + days * DAY);

/** Returns the days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / DAY);
