/**
 * Returns whether this runtime knows a time zone by its IANA name, `America/New_York`. Offsets (`+01:00`) are refused, because not
 * every browser supports them.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
