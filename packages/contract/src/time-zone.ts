/** By its IANA name, `Europe/Berlin`: offsets (`+01:00`) are no time zones to every browser. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
