import type { Figure, FirmMonth } from '@services/insights/contract/metric-schemas';

/** Whole months, the oldest first: one that is still running would bend every line down. */
export const wholeMonths = (months: readonly FirmMonth[]): FirmMonth[] => months.filter(({ isToDate }) => !isToDate).toReversed();

/** What is overdue at the end of a month. */
export const overdueOf = ({ ending, endingCurrent }: FirmMonth): Figure =>
  ending.available && endingCurrent.available ? { available: true, value: ending.value - endingCurrent.value } : ending;

/** What was paid and credited in a month: what it began with and what was invoiced in it, less what it ended with. */
export const collectedOf = ({ beginning, sales, ending }: FirmMonth): Figure =>
  beginning.available && ending.available ? { available: true, value: beginning.value + sales - ending.value } : ending;

/** The value of a chart: none where it is not available. */
export const knownOrNull = (figure: Figure): number | null => (figure.available ? figure.value : null);
