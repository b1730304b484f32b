import { addMonths, type Day } from '../calendar';

export type Freshness = 'fresh' | 'due' | 'stale' | 'very-stale';

/**
 * How old a price is on a day (product, "IQ: the numbers"): fresh under 12 months since the last increase that held, due
 * from 12 to 18, stale up to 36, very stale over 36. Months by the calendar: the day 36 months on is still stale.
 */
export function freshness(since: Day, asOf: Day): Freshness {
  if (asOf < addMonths(since, 12)) return 'fresh';
  if (asOf <= addMonths(since, 18)) return 'due';
  if (asOf <= addMonths(since, 36)) return 'stale';
  return 'very-stale';
}
