const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a calendar day, `2026-12-04`, for documents and mails: `Dec 4, 2026`. */
export const dayText = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** Formats a calendar day, `2026-12-04`, for letters and pages: `December 4, 2026`. */
export const longDayText = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
