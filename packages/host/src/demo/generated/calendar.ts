import { demoImportedAt } from '@services/ledger/demo/demo-ledger';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isoDayOf } from '@suite/values/day-number';

/** The last day that generated books tell of: that on which the demo ledger was brought in. */
export const LAST_DAY = Math.floor(demoImportedAt.getTime() / MILLISECONDS_PER_DAY);
/** The last month that is billed, whole. */
export const LAST_MONTH = demoImportedAt.getUTCFullYear() * 12 + demoImportedAt.getUTCMonth() - 1;

/** 0 is January. */
export const monthOfYear = (month: number): number => month % 12;

const written = new Map<number, string>();

/** `2021-03-17`. Kept, for books have few days and many documents. */
export function isoDay(day: number): string {
  const known = written.get(day);
  if (known) return known;
  const text = isoDayOf(day);
  written.set(day, text);
  return text;
}

export const instantOf = (day: number): Date => new Date(day * MILLISECONDS_PER_DAY);
