/** Scores how ready a business is to be handed over, and how attractive it is to a successor, from drivers of 0 to 100. */

export const categories = ['financial', 'clients', 'people', 'operations', 'legal', 'owner'] as const;
export type Category = (typeof categories)[number];

/** Attractiveness is what a buyer sees; readiness is whether the business and its owner can complete a handover. */
export const axes = ['attractiveness', 'readiness'] as const;
export type Axis = (typeof axes)[number];

/** A straight line from the value that scores 0 to the value that scores 100, which may be the smaller one. */
export interface Scale {
  none: number;
  full: number;
}

/** Returns 0 to 100, in whole points. */
export function pointsOf(value: number, { none, full }: Scale): number {
  const share = (value - none) / (full - none);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

export interface Scored {
  category: Category;
  axis: Axis;
  weight: number;
  /** Null when unknown: the driver doesn't count, and lowers the known share of the score. */
  points: number | null;
}

export interface Score {
  /** 0 to 100; null when no driver is known. */
  points: number | null;
  /** Known share of the weights, 0 to 1. */
  known: number;
}

/** Returns the weighted mean of the known drivers. */
export function scoreOf(drivers: readonly Scored[]): Score {
  const total = drivers.reduce((sum, { weight }) => sum + weight, 0);
  const known = drivers.filter((driver): driver is Scored & { points: number } => driver.points !== null);
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return { points: null, known: 0 };
  const points = known.reduce((sum, one) => sum + one.weight * one.points, 0) / weight;
  return { points: Math.round(points), known: weight / total };
}

export interface ReadinessScores {
  axes: Record<Axis, Score>;
  categories: Record<Category, Score>;
}

export const scoresOf = (drivers: readonly Scored[]): ReadinessScores => ({
  axes: Object.fromEntries(axes.map((axis) => [axis, scoreOf(drivers.filter((one) => one.axis === axis))])) as Record<
    Axis,
    Score
  >,
  categories: Object.fromEntries(
    categories.map((category) => [category, scoreOf(drivers.filter((one) => one.category === category))]),
  ) as Record<Category, Score>,
});
