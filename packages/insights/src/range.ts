import { available, type Metric, notAvailable } from './metric';
import { countOf, type UnsureDocuments } from './unsure-documents';

/**
 * The largest spread of a range that is shown, as a share of its highest value: (high − low) ÷ |high|. A wider range says too
 * little, so the metric is not available.
 */
export const MAX_SPREAD = 0.05;

/** A quantity's lowest and highest possible value, and the value without the documents that decide it. */
export type Bounds<T = number> = { low: T; high: T; without: T };

/** Returns whether a range is narrow enough to be shown. Of a range up to 0 nothing is a share. */
export const isNarrow = (low: number, high: number, of = high): boolean => high - low <= MAX_SPREAD * Math.abs(of);

/**
 * Returns the metric of a quantity within bounds: its value if no document's settlement decides it, its range if that is narrow.
 * @param documents those whose settlement decides it
 */
export function rangeOf({ low, high, without }: Bounds, documents: UnsureDocuments): Metric {
  if (countOf(documents) === 0) return available(without);
  return isNarrow(low, high)
    ? { available: false, reason: 'settlement-unknown', range: { low, high, without, documents } }
    : notAvailable('settlement-unknown');
}

/**
 * Computes a metric for quantities within bounds. Correct for metrics that are lowest for `least` and highest for `most`, such as
 * those that grow with each quantity. Not available where one of the three is not, for the
 * reason of the two ends if it is the same.
 */
export function rangeBetween(
  { least, most, without }: { least: Metric; most: Metric; without: Metric },
  documents: UnsureDocuments,
): Metric {
  if (countOf(documents) === 0) return without;
  if (!least.available && !most.available && least.reason === most.reason) return least;
  if (!least.available || !most.available || !without.available) return notAvailable('settlement-unknown');
  return rangeOf({ low: least.value, high: most.value, without: without.value }, documents);
}

/** Returns a metric without the documents that make it a range, as a firm may choose; other metrics are returned unchanged. */
export const leaveOut = <T>(metric: Metric<T>): Metric<T> =>
  !metric.available && metric.range ? { available: true, value: metric.range.without, leftOut: metric.range.documents } : metric;
