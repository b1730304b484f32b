/**
 * Converts a moment with an offset (`2026-01-31T09:00:00-08:00`) to UTC, as fields expect it. Other text is returned unchanged.
 */
export function inUtc(text: string): string {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
}
