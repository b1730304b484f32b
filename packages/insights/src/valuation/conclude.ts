import { type Range, rounded, sum } from './amounts';

export const methods = ['revenue', 'sde', 'ebitda', 'excess'] as const;
export type Method = (typeof methods)[number];

/** The weight of each method, in hundredths of a percent; the weights add up to 10,000. */
export type Weights = Record<Method, number>;

export const ALL = 10_000;

export const isWhole = (weights: Weights): boolean =>
  methods.every((method) => Number.isInteger(weights[method]) && weights[method] >= 0) &&
  sum(methods.map((method) => weights[method])) === ALL;

export interface Conclusion {
  /** From the lowest to the highest value of any method with a weight; `mid` is the weighted value. */
  range: Range;
  /** The weighted mean of the methods' low, middle and high values. */
  weighted: Range;
  /** The share of each method, adding up to 1; the weight of methods without a value goes to the others. */
  weights: Partial<Record<Method, number>>;
}

/**
 * Combines the values of the methods; undefined when no method with a weight has a value.
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
