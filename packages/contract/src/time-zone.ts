/** Accepts IANA names, `Europe/Berlin`. Offsets (`+01:00`) are not supported by every browser. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
