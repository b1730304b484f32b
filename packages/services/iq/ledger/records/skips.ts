import { type Skips, skipReasons } from '../contract/imports';

/** Adds up skipped rows by reason. */
export function addSkips(...all: readonly (Skips | undefined)[]): Skips {
  const sum: Skips = {};
  for (const reason of skipReasons) {
    const count = all.reduce((total, skips) => total + (skips?.[reason] ?? 0), 0);
    if (count > 0) sum[reason] = count;
  }
  return sum;
}
