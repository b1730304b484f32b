const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a text names a day of the calendar, `2021-03-17`, from 1900 on: earlier ones no import takes either. */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts || text < '1900') return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0));
}
