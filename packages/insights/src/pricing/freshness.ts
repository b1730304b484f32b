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

/**
 * What is known of a price's age: how fresh it is at best, `unknown`, or `ended` for a service that is billed no more. Of a
 * price without an increase the ledger knows since when at least. That it is fresh, only a ledger tells that covers 12 months
 * and two of the service's billing periods before its first billing: the service is new.
 */
export type PriceState = Freshness | 'unknown' | 'ended';

export type PriceFacts = {
  since: Day;
  sinceKind: 'increase' | 'first-billing';
  lastOn: Day;
  /** Median days between its billings. */
  period: number;
};

/** A service that was not billed for two of its billing periods is ended. */
const isEnded = ({ lastOn, period }: Pick<PriceFacts, 'lastOn' | 'period'>, asOf: Day): boolean => asOf - lastOn > 2 * period;

/** @param ledgerFrom the first day that the firm's ledger knows of */
export function priceState(price: PriceFacts, asOf: Day, ledgerFrom: Day): PriceState {
  if (isEnded(price, asOf)) return 'ended';
  const atLeast = freshness(price.since, asOf);
  if (price.sinceKind === 'increase' || atLeast !== 'fresh') return atLeast;
  const isNew = price.since - ledgerFrom > 2 * price.period;
  return isNew && asOf >= addMonths(ledgerFrom, 12) ? 'fresh' : 'unknown';
}
