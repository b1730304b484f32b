import { available, type Metric, notAvailable } from '../metric';
import { median } from '../quantile';

/** With fewer clients, a median reflects single clients rather than the price of the service. */
const MIN_CLIENTS = 5;

/** Returns the median price of a service over the firm's clients, each counted once. Not available with fewer than 5. */
export function peerMedian(prices: readonly number[]): Metric {
  const middle = median(prices);
  if (middle === undefined || prices.length < MIN_CLIENTS) return notAvailable('too-few-clients');
  return available(middle);
}

/** Returns the peer gap: price ÷ the firm's median for the service − 1, as a fraction (product, "IQ: the numbers"). */
export const peerGap = (price: number, middle: number): number => price / middle - 1;

/** Returns the fraction by which a price must rise to reach the median; never less than 0. */
export const upliftToMedian = (price: number, middle: number): number => Math.max(0, middle / price - 1);
