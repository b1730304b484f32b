import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';

/** Returns whole months, oldest first; a month in progress would bend every line down. */
export const wholeMonths = (months: readonly FirmMonth[]): FirmMonth[] => months.filter(({ isToDate }) => !isToDate).toReversed();

/**
 * Returns whether credit sales differ from revenue in any of the months. Where the source doesn't itemize sales tax they are the
 * same number, which is shown once, as revenue.
 */
export const haveSales = (months: readonly FirmMonth[]): boolean => months.some(areTwo);

const areTwo = ({ sales, revenue }: FirmMonth) => sales.available && revenue.available && sales.value !== revenue.value;

/** Returns what `compute` makes of values; not available for the reason of the first that is not, whose range is another metric's. */
function computed(metrics: readonly Metric[], compute: (...values: number[]) => number): Metric {
  const values: number[] = [];
  for (const metric of metrics) {
    if (!metric.available) return { available: false, reason: metric.reason };
    values.push(metric.value);
  }
  return { available: true, value: compute(...values) };
}

/** Returns the overdue amount at the end of a month. */
export const overdueOf = ({ ending, endingCurrent }: FirmMonth): Metric =>
  computed([ending, endingCurrent], (open = 0, current = 0) => open - current);

/** Returns what was paid and credited in a month: beginning receivables plus invoices, less ending receivables. */
export const collectedOf = ({ beginning, sales, ending }: FirmMonth): Metric =>
  computed([beginning, sales, ending], (before = 0, sold = 0, after = 0) => before + sold - after);

/** Returns the value for a chart; null when it is not available. */
export const knownOrNull = (metric: Metric): number | null => (metric.available ? metric.value : null);
