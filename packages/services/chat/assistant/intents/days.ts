export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The day before one, `2026-02-28`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The month that a question names, `2026-03`: without a year the last one of the name up to A. */
export function monthOf(match: RegExpExecArray, asOf: string): string {
  const [, name, year, relative] = match;
  if (relative === 'this') return asOf.slice(0, 7);
  if (relative === 'last') return dayBefore(`${asOf.slice(0, 7)}-01`).slice(0, 7);
  const month = String(months.indexOf(name ?? '') + 1).padStart(2, '0');
  if (year) return `${year}-${month}`;
  const thisYear = Number(asOf.slice(0, 4));
  return `${thisYear}-${month}` <= asOf.slice(0, 7) ? `${thisYear}-${month}` : `${thisYear - 1}-${month}`;
}
