/** A month of bookkeeping and a few days to close it. */
const OLD_AFTER_DAYS = 35;

const DAY_MS = 86_400_000;

/** Days since a ledger's last day, when they are so many that its age has to be said. */
export function daysWhenOld(asOf: string, now = Date.now()): number | undefined {
  const age = Math.floor((now - Date.parse(asOf)) / DAY_MS);
  return age > OLD_AFTER_DAYS ? age : undefined;
}
