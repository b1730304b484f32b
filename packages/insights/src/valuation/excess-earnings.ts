import { type Range, rounded, sum } from './amounts';

/** The rate of return on tangible assets, and the rate at which excess earnings are capitalized. */
export interface FormulaRates {
  returnOnTangible: number;
  capitalization: number;
  /** Growth of the excess earnings in the first year; 0 in the ruling. */
  growth?: number;
}

/**
 * The rates that the ruling gives as examples: 8 and 15 percent for a low-risk business with stable earnings, 10 and 20 percent
 * for a high-risk one. The middle is halfway between them. Higher rates give a lower value.
 */
export const ruledRates = {
  low: { returnOnTangible: 0.1, capitalization: 0.2 },
  mid: { returnOnTangible: 0.09, capitalization: 0.175 },
  high: { returnOnTangible: 0.08, capitalization: 0.15 },
} as const satisfies Record<keyof Range, FormulaRates>;

export interface Formula {
  /** Mean of the years' earnings, after market pay for the owners. */
  earnings: number;
  /** Mean of the years' tangible assets, including receivables in excess of payables. */
  tangible: number;
  rates: FormulaRates;
}

export interface FormulaSteps {
  returnOnTangible: number;
  excess: number;
  intangible: number;
  value: number;
}

/**
 * Applies the formula approach: a return on tangible assets is deducted from the average earnings, any remainder is capitalized
 * as the value of the intangible assets, and the tangible assets are added. Tangible assets below zero earn nothing and reduce
 * the value.
 *
 * Source: Rev. Rul. 68-609, 1968-2 C.B. 327. The ruling itself says to use the approach only if there is no better basis.
 */
export function excessEarnings({ earnings, tangible, rates }: Formula): FormulaSteps {
  const returnOnTangible = rounded(Math.max(0, tangible) * rates.returnOnTangible);
  const excess = Math.max(0, earnings - returnOnTangible);
  const intangible = rounded((excess * (1 + (rates.growth ?? 0))) / rates.capitalization);
  return { returnOnTangible, excess, intangible, value: sum([intangible, tangible]) };
}
