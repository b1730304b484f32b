import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';

/** Whole months, the oldest first: one that is still running would bend every line down. */
export const wholeMonths = (months: readonly FirmMonth[]): FirmMonth[] => months.filter(({ isToDate }) => !isToDate).toReversed();

/** What is overdue at the end of a month. */
export const overdueOf = ({ ending, endingCurrent }: FirmMonth): Metric =>
  ending.available && endingCurrent.available ? { available: true, value: ending.value - endingCurrent.value } : ending;

/** What was paid and credited in a month: what it began with and what was invoiced in it, less what it ended with. */
export const collectedOf = ({ beginning, sales, ending }: FirmMonth): Metric =>
  beginning.available && ending.available ? { available: true, value: beginning.value + sales - ending.value } : ending;

/** The value of a chart: none where it is not available. */
export const knownOrNull = (metric: Metric): number | null => (metric.available ? metric.value : null);
