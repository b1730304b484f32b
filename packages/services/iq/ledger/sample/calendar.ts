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
