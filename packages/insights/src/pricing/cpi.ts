import type { Month } from '@suite/values/month';
import { available, type Metric, notAvailable } from '../metric';

/** Consumer price index by month, on any base; greater than 0. The operator or the firm supplies it. */
export type CpiTable = ReadonlyMap<Month, number>;

/** A change of consumer prices as a fraction, 0.04 for 4 %, and the last month that it covers. */
export type Inflation = { change: number; to: Month };

/**
 * Returns the change of consumer prices between two months, or up to the last month in the table before the second one, because
 * indices are published later than the ledger is read. Not available when the table lacks the first month or has no later one.
 */
export function inflation(table: CpiTable, from: Month, to: Month): Metric<Inflation> {
  const start = table.get(from);
  // Months as YYYY-MM sort as text.
  const last = [...table.keys()]
    .filter((month) => month >= from && month <= to)
    .toSorted()
    .at(-1);
  const end = last && table.get(last);
  if (!start || !last || !end || (last === from && from < to)) return notAvailable('no-cpi');
  return available({ change: end / start - 1, to: last });
}

/**
 * Returns a price change adjusted for inflation: (1 + nominal) ÷ (1 + CPI) − 1, all as fractions. Source: Fisher's relation
 * between nominal and real rates (Irving Fisher, "The Theory of Interest", 1930).
 */
export const realChange = (nominal: number, cpi: number): number => (1 + nominal) / (1 + cpi) - 1;

/** Returns the fraction by which a price must rise for its real change to be 0; never less than 0. */
export const cpiCatchUp = (nominal: number, cpi: number): number => Math.max(0, (1 + cpi) / (1 + nominal) - 1);
