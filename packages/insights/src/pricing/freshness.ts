import { type DayNumber, monthsLater } from '@suite/values/day-number';

export type Freshness = 'fresh' | 'due' | 'stale' | 'very-stale';

/**
 * Returns the age class of a price on a day (product, "IQ: the numbers"): fresh under 12 months since the last lasting increase,
 * due from 12 to 18, stale up to 36, very stale over 36. Calendar months count: exactly 36 months later the price is still stale.
 */
export function freshness(since: DayNumber, asOf: DayNumber): Freshness {
  if (asOf < monthsLater(since, 12)) return 'fresh';
  if (asOf <= monthsLater(since, 18)) return 'due';
  if (asOf <= monthsLater(since, 36)) return 'stale';
  return 'very-stale';
}

/**
 * The known age of a price: its age class, `unknown`, or `ended` for a service that is no longer billed. Without an increase, the
 * ledger only shows a minimum age. Such a price is only fresh if the ledger covers 12 months and starts more than two of the
 * service's billing periods before its first billing, which shows that the service is new.
 */
export type PriceState = Freshness | 'unknown' | 'ended';

export type PriceFacts = {
  since: DayNumber;
  sinceKind: 'increase' | 'first-billing';
  lastOn: DayNumber;
  /** Median days between its billings. */
  period: number;
};

/** A service is ended when it was not billed for two of its billing periods. */
const isEnded = ({ lastOn, period }: Pick<PriceFacts, 'lastOn' | 'period'>, asOf: DayNumber): boolean =>
  asOf - lastOn > 2 * period;

/** @param ledgerFrom the first day that the firm's ledger covers */
export function priceState(price: PriceFacts, asOf: DayNumber, ledgerFrom: DayNumber): PriceState {
  if (isEnded(price, asOf)) return 'ended';
  const atLeast = freshness(price.since, asOf);
  if (price.sinceKind === 'increase' || atLeast !== 'fresh') return atLeast;
  const isNew = price.since - ledgerFrom > 2 * price.period;
  return isNew && asOf >= monthsLater(ledgerFrom, 12) ? 'fresh' : 'unknown';
}
