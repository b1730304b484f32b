import { shiftMonth } from '@suite/values/month';

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

/** Returns the month that a question names, `2026-03`; without a year, the last such month up to `asOf`. */
export function monthOf(match: RegExpExecArray, asOf: string): string {
  const [, name, year, relative] = match;
  if (relative === 'this') return asOf.slice(0, 7);
  if (relative === 'last') return shiftMonth(asOf.slice(0, 7), -1);
  const month = String(months.indexOf(name ?? '') + 1).padStart(2, '0');
  if (year) return `${year}-${month}`;
  const thisYear = Number(asOf.slice(0, 4));
  return `${thisYear}-${month}` <= asOf.slice(0, 7) ? `${thisYear}-${month}` : `${thisYear - 1}-${month}`;
}
