/** Calendar days as text, `2026-03-31` (ISO 8601): they have no time and no time zone. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether the text is a day that exists, from 1900 on: imports refuse earlier ones, too. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0));
}

/** The day of a moment in UTC. */
export const dayOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** The day of a moment by the clock of this computer: today where the reader is. */
export const localDayOf = (moment: Date | number): string => {
  const at = new Date(moment);
  return dayOf(at.getTime() - at.getTimezoneOffset() * 60_000);
};
