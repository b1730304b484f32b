/**
 * Returns the quantile at a percentage of the sorted values, interpolated between the two nearest: value number percent × (n − 1)
 * ÷ 100, counted from 0. It is SQL's `percentile_cont`, type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages"
 * (1996). The percentage is a whole number, so that the position of a value is exact. Undefined when there are no values.
 */
export function quantile(values: readonly number[], percent: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (percent * (sorted.length - 1)) / 100;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return undefined;
  return below + (position - Math.floor(position)) * (above - below);
}

/** Returns the middle value, or the mean of the middle two. Undefined when there are no values. */
export const median = (values: readonly number[]): number | undefined => quantile(values, 50);
