import type { Range } from './amounts';
import { type ValuationInputs, valuationOf } from './valuation';

/** The inputs that the analysis changes, each by a tenth up and down. */
export const levers = ['revenue', 'profit', 'ownerPay', 'multiples', 'capitalization', 'tangible'] as const;
export type Lever = (typeof levers)[number];

export interface Swing {
  lever: Lever;
  /** The weighted value when the input is a tenth lower, and a tenth higher. */
  lower: number;
  higher: number;
}

/** The relative change of each input. */
export const STEP = 0.1;

/**
 * Returns how the weighted value changes with each input a tenth lower and higher, widest swing first; empty when there is no
 * value.
 */
export function sensitivityOf(inputs: ValuationInputs): Swing[] {
  const valueWith = (lever: Lever, factor: number) => valuationOf(moved(inputs, lever, factor)).conclusion?.weighted.mid;
  const swings = levers.flatMap((lever) => {
    const [lower, higher] = [valueWith(lever, 1 - STEP), valueWith(lever, 1 + STEP)];
    return lower === undefined || higher === undefined || lower === higher ? [] : [{ lever, lower, higher }];
  });
  return swings.sort((one, other) => Math.abs(other.higher - other.lower) - Math.abs(one.higher - one.lower));
}

const times = (range: Range | null, factor: number): Range | null =>
  range && { low: range.low * factor, mid: range.mid * factor, high: range.high * factor };

/**
 * Returns the inputs with one of them multiplied. Additional revenue is assumed to have the same cost, so all of it is profit.
 */
export function moved(inputs: ValuationInputs, lever: Lever, factor: number): ValuationInputs {
  switch (lever) {
    case 'revenue':
      return {
        ...inputs,
        revenue: inputs.revenue === null ? null : inputs.revenue * factor,
        years: inputs.years.map((year) => ({
          ...year,
          revenue: year.revenue * factor,
          profit: year.profit + year.revenue * (factor - 1),
        })),
      };
    case 'profit':
      return {
        ...inputs,
        years: inputs.years.map((year) => ({ ...year, profit: year.profit + Math.abs(year.profit) * (factor - 1) })),
      };
    case 'ownerPay':
      return { ...inputs, owners: { ...inputs.owners, marketPay: inputs.owners.marketPay * factor } };
    case 'multiples': {
      const { revenue, sde, ebitda } = inputs.multiples;
      return {
        ...inputs,
        multiples: { revenue: times(revenue, factor), sde: times(sde, factor), ebitda: times(ebitda, factor) },
      };
    }
    case 'capitalization': {
      const at = (end: keyof Range) => ({ ...inputs.rates[end], capitalization: inputs.rates[end].capitalization * factor });
      return { ...inputs, rates: { low: at('low'), mid: at('mid'), high: at('high') } };
    }
    case 'tangible':
      return { ...inputs, tangible: inputs.tangible.map((amount) => amount * factor) };
  }
}

/** Returns the inputs with additional yearly revenue, all of which is profit, as after a price increase. */
export const withMoreRevenue = (inputs: ValuationInputs, amount: number): ValuationInputs => ({
  ...inputs,
  revenue: inputs.revenue === null ? null : inputs.revenue + amount,
  years: inputs.years.map((year) => ({ ...year, revenue: year.revenue + amount, profit: year.profit + amount })),
});
