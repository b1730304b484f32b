import { available, type Metric, notAvailable } from '../metric';
import { median } from '../quantile';

/** With fewer clients than these a median says nothing about a price, and something about a client. */
const MIN_CLIENTS = 5;

/** The median price of a service over the firm's clients, each counted once. Not available with fewer than 5. */
export function peerMedian(prices: readonly number[]): Metric {
  const middle = median(prices);
  if (middle === undefined || prices.length < MIN_CLIENTS) return notAvailable('too-few-clients');
  return available(middle);
}

/** Peer gap: price ÷ the firm's median for the service − 1, as a fraction (product, "IQ: the numbers"). */
export const peerGap = (price: number, middle: number): number => price / middle - 1;

/** By what fraction a price must rise to reach the median; never less than 0. */
export const upliftToMedian = (price: number, middle: number): number => Math.max(0, middle / price - 1);
