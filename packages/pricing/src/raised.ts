import type { Line } from './line';
import { shareOf } from './share';

const FULL = 10_000;

/** A price of fewer steps is rounded to the minor unit: a step would change it more than the increase does. */
export const MIN_STEPS = 20;

/**
 * A price raised by a share, rounded half up to the nearest step where it is large enough for that. Rounding never takes it below
 * what it was.
 * @param increase hundredths of a percent
 * @param step minor units: 1 for the cent
 */
export function raised(price: number, increase: number, step: number): number {
  const unit = price < MIN_STEPS * step ? 1 : step;
  return Math.max(price, shareOf(price, FULL + increase, FULL * unit) * unit);
}

/** A line with its price raised and rounded. What its price inputs cost is raised, too, and rounded to the minor unit. */
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
