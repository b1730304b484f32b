/** How ready a business is to be handed over, and how attractive it is to who takes it over, by drivers of 0 to 100. */

export const categories = ['financial', 'clients', 'people', 'operations', 'legal', 'owner'] as const;
export type Category = (typeof categories)[number];

/** Attractiveness is what a buyer sees; readiness is whether the business, and its owner, can be handed over. */
export const axes = ['attractiveness', 'readiness'] as const;
export type Axis = (typeof axes)[number];

/** A straight line from the value that scores 0 to the one that scores 100; which of them is larger says what is better. */
export interface Scale {
  none: number;
  full: number;
}

/** 0 to 100, in whole points. */
export function pointsOf(value: number, { none, full }: Scale): number {
  const share = (value - none) / (full - none);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

export interface Scored {
  category: Category;
  axis: Axis;
  weight: number;
  /** Null when nothing says how it stands: it does not count, and lowers how much of the score is known. */
  points: number | null;
}

export interface Score {
  /** 0 to 100; null when nothing of it is known. */
  points: number | null;
  /** How much of the weights is known, 0 to 1. */
  known: number;
}

/** The weighted mean of what is known. */
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
