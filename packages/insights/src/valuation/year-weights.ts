import { rounded, sum } from './amounts';

/** How the years of a business count toward its expected earnings. */
export const yearWeightings = ['recent-more', 'equal', 'latest'] as const;
export type YearWeighting = (typeof yearWeightings)[number];

/**
 * Returns the weights for a number of years, oldest first; they add up to 1. `recent-more` weights them 1, 2, 3, 4, 5.
 *
 * Source: Rev. Rul. 59-60 §4.02(d): where earnings show a trend, greater weight may be given to the most recent years.
 */
export function yearWeights(years: number, weighting: YearWeighting): number[] {
  if (weighting === 'latest') return Array.from({ length: years }, (_, at) => (at === years - 1 ? 1 : 0));
  const counts = Array.from({ length: years }, (_, at) => (weighting === 'equal' ? 1 : at + 1));
  return counts.map((count) => count / sum(counts));
}

/** Returns the weighted mean of years (oldest first) in whole minor units; 0 for no years. */
export function meanOfYears(amounts: readonly number[], weighting: YearWeighting): number {
  const weights = yearWeights(amounts.length, weighting);
  return rounded(sum(amounts.map((amount, at) => amount * (weights[at] ?? 0))));
}
