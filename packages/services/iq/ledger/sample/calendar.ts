const DAY = 86_400_000;

/** Days are whole numbers since 1970; months are counted from the year 0. */
export const dayOf = (month: number, dayOfMonth: number): number =>
  Math.floor(Date.UTC(Math.floor(month / 12), month % 12, dayOfMonth) / DAY);

export const lastDayOf = (month: number): number => dayOf(month + 1, 1) - 1;

/** Returns the last whole month before a moment, in UTC. */
export function lastMonthBefore(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() - 1;
}

/** Moves a weekend day to Monday: payments are made from Monday to Friday. */
export function workday(day: number): number {
  const fromThursday = day % 7;
  if (fromThursday === 2) return day + 2;
  return fromThursday === 3 ? day + 1 : day;
}
