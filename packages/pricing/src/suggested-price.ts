import { minorDigits } from '@suite/values/money';
import { MIN_STEPS } from './raised';

/** Suggested prices are rounded to the nearest of these many whole units of the currency. */
export const suggestionSteps = [1, 5, 10] as const;

/** How a firm rounds and limits suggested prices. */
export interface PriceRule {
  roundTo: (typeof suggestionSteps)[number];
  /** The largest increase, in hundredths of a percent; null for no limit. */
  cap: number | null;
}

export const defaultPriceRule: PriceRule = { roundTo: 1, cap: null };

interface Current {
  /** Per unit, in minor units of `currency`. */
  price: number;
  currency: string;
  /** Null without consumer prices. */
  realChange: number | null;
  /** Compared with the firm's median; null with too few clients. */
  peerGap: number | null;
  isEnded: boolean;
}

export interface SuggestedPrice {
  /** Whole minor units. */
  price: number;
  /** The increase before the firm's rule, as a fraction. */
  uplift: number;
  by: 'cpi-catch-up' | 'uplift-to-median' | 'neither';
  /** Whether the firm's limit made the increase smaller. */
  isCapped: boolean;
}

const FULL = 10_000;

/**
 * Suggests a price: the current one × (1 + the larger of the catch-up with consumer prices and the uplift to the firm's median,
 * of those that are known), by the firm's rule. Null when neither is known, or the price has ended.
 */
export function suggestedPrice(current: Current, rule: PriceRule): SuggestedPrice | null {
  const { price, realChange, peerGap, isEnded } = current;
  const [catchUp, toMedian] = [realChange, peerGap].map((change) => (change === null ? null : Math.max(0, 1 / (1 + change) - 1)));
  if (isEnded || (catchUp === null && toMedian === null)) return null;
  const uplift = Math.max(catchUp ?? 0, toMedian ?? 0);
  const same = Math.round(price);
  if (plain(price * (1 + uplift)) < same + 0.5) return { price: same, uplift, by: 'neither', isCapped: false };
  const by = uplift === catchUp ? 'cpi-catch-up' : 'uplift-to-median';
  const limit = rule.cap === null ? Number.POSITIVE_INFINITY : (price * (FULL + rule.cap)) / FULL;
  const exact = plain(price * (1 + uplift));
  const step = rule.roundTo * 10 ** minorDigits(current.currency);
  const unit = price < MIN_STEPS * step ? 1 : step;
  return { price: rounded({ same, exact, limit, unit }), uplift, by, isCapped: exact > limit };
}

interface Target {
  same: number;
  exact: number;
  limit: number;
  unit: number;
}

/** Rounds half up, never below the current price or above the limit. A limit that no step reaches counts to the minor unit. */
function rounded({ same, exact, limit, unit }: Target): number {
  const nearest = Math.max(same, Math.floor(Math.min(exact, limit) / unit + 0.5) * unit);
  if (nearest <= limit) return nearest;
  const below = Math.floor(limit / unit) * unit;
  return below > same ? below : Math.max(same, Math.floor(limit));
}

/** Removes the error of binary fractions, which would decide halves. */
const plain = (value: number): number => Number(value.toPrecision(12));
