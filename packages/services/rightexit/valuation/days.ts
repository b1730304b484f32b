const DAY = 86_400_000;
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / DAY);

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Dec 4, 2026` */
export const dayWords = (day: string): string => words.format(new Date(midnight(day)));
