import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';

/** Returns whole months, oldest first; a month in progress would bend every line down. */
export const wholeMonths = (months: readonly FirmMonth[]): FirmMonth[] => months.filter(({ isToDate }) => !isToDate).toReversed();

/**
 * Returns whether credit sales differ from revenue in any of the months. Where the source doesn't itemize sales tax they are the
 * same number, which is shown once, as revenue.
 */
export const haveSales = (months: readonly FirmMonth[]): boolean => months.some(({ sales, revenue }) => sales !== revenue);

/** Returns the overdue amount at the end of a month. */
export const overdueOf = ({ ending, endingCurrent }: FirmMonth): Metric =>
  ending.available && endingCurrent.available ? { available: true, value: ending.value - endingCurrent.value } : ending;

/** Returns what was paid and credited in a month: beginning receivables plus invoices, less ending receivables. */
export const collectedOf = ({ beginning, sales, ending }: FirmMonth): Metric =>
  beginning.available && ending.available ? { available: true, value: beginning.value + sales - ending.value } : ending;

/** Returns the value for a chart; null when it is not available. */
export const knownOrNull = (metric: Metric): number | null => (metric.available ? metric.value : null);
