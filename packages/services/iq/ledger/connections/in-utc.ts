/** A moment with an offset in UTC, as fields are read (`2026-01-31T09:00:00-08:00`); what is none stays as it is. */
export function inUtc(text: string): string {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
}
