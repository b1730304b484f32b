import type { Line } from './line';
import { shareOf } from './share';

const FULL = 10_000;

/**
 * A price raised by a share, rounded half up to the nearest step. A price that costs something is never rounded down to nothing.
 * @param increase hundredths of a percent
 * @param step minor units: 1 for the cent
 */
export function raised(price: number, increase: number, step: number): number {
  const rounded = shareOf(price, FULL + increase, FULL * step) * step;
  return price > 0 ? Math.max(rounded, step) : rounded;
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
