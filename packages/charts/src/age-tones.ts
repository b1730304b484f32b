import type { Tone } from './mark';

/** The color of each aging bucket, from not overdue to more than 90 days. */
export const ageTones = {
  current: 'age0',
  days1To30: 'age1',
  days31To60: 'age2',
  days61To90: 'age3',
  over90: 'age4',
} as const satisfies Record<string, Tone>;

/** The buckets, youngest first. */
export const ageBuckets = Object.keys(ageTones) as (keyof typeof ageTones)[];
