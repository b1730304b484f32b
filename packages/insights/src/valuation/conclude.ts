import { type Range, rounded, sum } from './amounts';

export const methods = ['revenue', 'sde', 'ebitda', 'excess'] as const;
export type Method = (typeof methods)[number];

/** How much each method counts, in hundredths of a percent: 10,000 together. */
export type Weights = Record<Method, number>;

export const ALL = 10_000;

export const isWhole = (weights: Weights): boolean =>
  methods.every((method) => Number.isInteger(weights[method]) && weights[method] >= 0) &&
  sum(methods.map((method) => weights[method])) === ALL;

export interface Conclusion {
  /** From the lowest to the highest value of a method that counts; `mid` is the weighted value. */
  range: Range;
  /** The methods' low, middle and high values, weighted. */
  weighted: Range;
  /** What each method counts, 1 together; methods without a value leave their part to the others. */
  weights: Partial<Record<Method, number>>;
}

/**
 * What the methods that have a value say together; undefined when none of those that count has one.
 *
 * Source: Rev. Rul. 59-60 §7: no formula fixes how factors are weighed, so the weights are chosen and stated.
 */
export function conclude(values: Partial<Record<Method, Range>>, chosen: Weights): Conclusion | undefined {
  const used = methods.flatMap((method) => {
    const value = values[method];
    return value && chosen[method] > 0 ? [{ method, value, weight: chosen[method] }] : [];
  });
  const all = sum(used.map(({ weight }) => weight));
  if (all === 0) return undefined;
  const weigh = (end: keyof Range) => rounded(sum(used.map(({ value, weight }) => (value[end] * weight) / all)));
  const weighted = { low: weigh('low'), mid: weigh('mid'), high: weigh('high') };
  return {
    range: {
      low: Math.min(...used.map(({ value }) => value.low)),
      mid: weighted.mid,
      high: Math.max(...used.map(({ value }) => value.high)),
    },
    weighted,
    weights: Object.fromEntries(used.map(({ method, weight }) => [method, weight / all])),
  };
}
