import type { PriceOfClient } from '@services/insights/ports';

/**
 * Suggests a new price for one that has not been raised for long: the current price × (1 + the larger of the catch-up with
 * consumer prices and the uplift to the firm's median, as far as they are known), in whole minor units. Null when neither is
 * known, or the price has ended.
 */
export function suggestedPrice({
  price,
  realChange,
  peerGap,
  isEnded,
}: Pick<PriceOfClient, 'price' | 'realChange' | 'peerGap' | 'isEnded'>): number | null {
  const uplifts = [realChange, peerGap].flatMap((change) => (change === null ? [] : [Math.max(0, 1 / (1 + change) - 1)]));
  return uplifts.length && !isEnded ? Math.round(price * (1 + Math.max(...uplifts))) : null;
}
