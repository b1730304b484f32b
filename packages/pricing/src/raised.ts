import type { Line } from './line';
import { shareOf } from './share';

const FULL = 10_000;

/** A price with fewer steps is rounded to the minor unit, because a step would change it more than the increase does. */
export const MIN_STEPS = 20;

/**
 * Raises a price by a share and rounds it half up to the nearest step, if the price is large enough. Rounding never takes it
 * below the original price.
 * @param increase hundredths of a percent
 * @param step minor units: 1 for the cent
 */
export function raised(price: number, increase: number, step: number): number {
  const unit = price < MIN_STEPS * step ? 1 : step;
  return Math.max(price, shareOf(price, FULL + increase, FULL * unit) * unit);
}

/** Raises and rounds the price of a line. Prices of its price inputs are raised too, and rounded to the minor unit. */
export const raisedLine = (line: Line, increase: number, step: number): Line => ({
  ...line,
  price: raised(line.price, increase, step),
  drivers: line.drivers.map((driver) => ({
    ...driver,
    tiers: driver.tiers.map(({ upTo, each, flat }) => ({
      upTo,
      each: raised(each, increase, 1),
      flat: raised(flat, increase, 1),
    })),
  })),
});
