import type { Tone } from './mark';

/** The color of each bucket of aging: from not overdue at all to more than 90 days. */
export const ageTones = {
  current: 'age0',
  days1To30: 'age1',
  days31To60: 'age2',
  days61To90: 'age3',
  over90: 'age4',
} as const satisfies Record<string, Tone>;

/** From the youngest. */
export const ageBuckets = Object.keys(ageTones) as (keyof typeof ageTones)[];
