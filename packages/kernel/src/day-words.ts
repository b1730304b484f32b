const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day for documents and mails: `Dec 4, 2026`. */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
