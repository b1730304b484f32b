import type { DayNumber } from '@suite/values/day-number';

/** What a client was billed for one service on one day: the sum of its lines. */
export type Billing = {
  on: DayNumber;
  /** Units billed. A billing of 0 units or less has no price and is left out. */
  quantity: number;
  /**
   * Whole minor units of the billed currency, without tax. A billing of 0 or less is left out, because gifts and reversals have
   * no price.
   */
  amount: number;
};

/**
 * Prices of a service that a client is billed for repeatedly, in minor units of the billed currency per unit of the service, so
 * that a change of the exchange rate is not a price change.
 */
export type PriceHistory = {
  price: number;
  /** The day of the last lasting increase, or of the first billing when there was none. */
  since: DayNumber;
  /** With `first-billing` the price may be older than the ledger. */
  sinceKind: 'increase' | 'first-billing';
  /** The price that took effect on `since`. */
  priceThen: number;
  /** Days of its first and its last billing. */
  firstOn: DayNumber;
  lastOn: DayNumber;
};

/** Services billed on fewer days are left out (product, "IQ: the numbers"). */
export const MIN_BILLINGS = 3;

/** Changes smaller than this percentage of the price in force are ignored. */
const MIN_CHANGE_PERCENT = 1;

/**
 * Follows a service's unit price, amount ÷ quantity, over its billings up to A (product, "IQ: the numbers"). The price in force
 * changes when two consecutive billings are both at least 1 % above it, or both below, and becomes the one closer to the previous
 * price; a change in a single billing is ignored. Billings are compared with the price in force, not with the previous billing,
 * so that many small steps add up. Undefined when fewer than 3 billings have a price.
 */
export function priceHistory(billings: readonly Billing[]): PriceHistory | undefined {
  const prices = pricesOf(billings);
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
  for (const { on, from, to } of changesOf(prices)) {
    history.price = to;
    if (to > from) Object.assign(history, { since: on, sinceKind: 'increase', priceThen: to });
  }
  return history;
}

/** A change of the price in force. */
export type PriceChange = { on: DayNumber; from: number; to: number };

/** Returns the lasting increases of a service's unit price, in order: those that the price history counts from. */
export const priceRises = (billings: readonly Billing[]): PriceChange[] => {
  const prices = pricesOf(billings);
  return prices.length < MIN_BILLINGS ? [] : changesOf(prices).filter(({ from, to }) => to > from);
};

type Price = { on: DayNumber; price: number };

const pricesOf = (billings: readonly Billing[]): Price[] =>
  billings
    .filter(({ quantity, amount }) => quantity > 0 && amount > 0)
    .toSorted((a, b) => a.on - b.on)
    .map(({ on, quantity, amount }) => ({ on, price: amount / quantity }));

function changesOf(prices: readonly Price[]): PriceChange[] {
  const changes: PriceChange[] = [];
  let inForce = prices[0]?.price ?? 0;
  for (const [index, { on, price }] of prices.entries()) {
    const next = prices[index + 1]?.price;
    if (next === undefined) break;
    const isRise = rose(inForce, price) && rose(inForce, next);
    if (!isRise && !(fell(inForce, price) && fell(inForce, next))) continue;
    const to = isRise ? Math.min(price, next) : Math.max(price, next);
    changes.push({ on, from: inForce, to });
    inForce = to;
  }
  return changes;
}

const rose = (from: number, to: number) => (to - from) * 100 >= from * MIN_CHANGE_PERCENT;
const fell = (from: number, to: number) => (from - to) * 100 >= from * MIN_CHANGE_PERCENT;
