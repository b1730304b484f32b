import { demoImportedAt } from '@services/ledger/demo/demo-ledger';

/** Days are whole numbers since 1970, months since the year 0. */
const DAY_MS = 86_400_000;

/** The last day that generated books tell of: that on which the demo ledger was brought in. */
export const LAST_DAY = Math.floor(demoImportedAt.getTime() / DAY_MS);
/** The last month that is billed, whole. */
export const LAST_MONTH = demoImportedAt.getUTCFullYear() * 12 + demoImportedAt.getUTCMonth() - 1;

export const dayOf = (month: number, dayOfMonth: number): number =>
  Math.floor(Date.UTC(Math.floor(month / 12), month % 12, dayOfMonth) / DAY_MS);

/** 0 is January. */
export const monthOfYear = (month: number): number => month % 12;

const written = new Map<number, string>();

/** `2021-03-17`. Kept, for books have few days and many documents. */
export function isoDay(day: number): string {
  const known = written.get(day);
  if (known) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  written.set(day, text);
  return text;
}

export const instantOf = (day: number): Date => new Date(day * DAY_MS);
