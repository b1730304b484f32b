import type { Day } from '../calendar';

/** What a client was billed for one service on one day: the sum of its lines. */
export type Billing = {
  on: Day;
  /** Units billed. A billing of 0 units or less says no price and is left out. */
  quantity: number;
  /** Whole minor units of the currency that it was billed in, without tax. A billing of 0 or less is left out: what is given away or taken back is no price. */
  amount: number;
};

/**
 * The prices of a service that a client is billed for repeatedly, in minor units of the billed currency for one unit of the
 * service: a change of the exchange rate is no change of price.
 */
export type PriceHistory = {
  /** The price in force. */
  price: number;
  /** Since when it has not risen: the last increase that held, or the first billing when none did. */
  since: Day;
  /** With `first-billing` the price may be older than the ledger. */
  sinceKind: 'increase' | 'first-billing';
  /** The price that came into force on `since`. */
  priceThen: number;
  /** Days of its billings, the first and the last. */
  firstOn: Day;
  lastOn: Day;
};

/** Services billed on fewer days are left out (product, "IQ: the numbers"). */
export const MIN_BILLINGS = 3;

/** Changes of less than this many percent of the price in force are left out. */
const MIN_CHANGE_PERCENT = 1;

/**
 * Follows a service's unit price, amount ÷ quantity, over its billings to A (product, "IQ: the numbers"). The price in
 * force changes when two billings in a row both lie 1 % or more above it, or both below, and becomes the one nearer to
 * what it was: what holds for one billing only is no change. It is compared with the price in force, not with the last
 * billing, so that many small steps add up to one. Undefined when fewer than 3 billings say a price.
 */
export function priceHistory(billings: readonly Billing[]): PriceHistory | undefined {
  const prices = billings
    .filter(({ quantity, amount }) => quantity > 0 && amount > 0)
    .toSorted((a, b) => a.on - b.on)
    .map(({ on, quantity, amount }) => ({ on, price: amount / quantity }));
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last || prices.length < MIN_BILLINGS) return undefined;
  const history: PriceHistory = {
    price: first.price,
    since: first.on,
    sinceKind: 'first-billing',
    priceThen: first.price,
    firstOn: first.on,
    lastOn: last.on,
  };
  for (const [index, { on, price }] of prices.entries()) {
    const next = prices[index + 1]?.price;
    if (next === undefined) break;
    if (rose(history.price, price) && rose(history.price, next)) {
      history.price = Math.min(price, next);
      Object.assign(history, { since: on, sinceKind: 'increase', priceThen: history.price });
    } else if (fell(history.price, price) && fell(history.price, next)) history.price = Math.max(price, next);
  }
  return history;
}

const rose = (from: number, to: number) => (to - from) * 100 >= from * MIN_CHANGE_PERCENT;
const fell = (from: number, to: number) => (from - to) * 100 >= from * MIN_CHANGE_PERCENT;
