import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** A month of bookkeeping and a few days for closing it. */
const OLD_AFTER_DAYS = 35;

/** Returns the days since a ledger's last day if they are enough to call it old; otherwise undefined. */
export function daysWhenOld(asOf: string, now = Date.now()): number | undefined {
  const age = Math.floor((now - Date.parse(asOf)) / MILLISECONDS_PER_DAY);
  return age > OLD_AFTER_DAYS ? age : undefined;
}
