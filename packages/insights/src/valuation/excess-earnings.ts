import { type Range, rounded, sum } from './amounts';

/** Rates of a business: what tangible assets return, and at which rate what is earned beyond that is capitalized. */
export interface FormulaRates {
  returnOnTangible: number;
  capitalization: number;
  /** By how much what is earned beyond grows in the first year; 0 in the ruling. */
  growth?: number;
}

/**
 * The rates that the ruling names as examples: 8 and 15 percent for a business of low risk with stable earnings, 10 and 20
 * percent for one of high risk. The middle is between them. High rates make a low value.
 */
export const ruledRates = {
  low: { returnOnTangible: 0.1, capitalization: 0.2 },
  mid: { returnOnTangible: 0.09, capitalization: 0.175 },
  high: { returnOnTangible: 0.08, capitalization: 0.15 },
} as const satisfies Record<keyof Range, FormulaRates>;

export interface Formula {
  /** Mean of the years' earnings, after the owners' pay at market. */
  earnings: number;
  /** Mean of the years' tangible assets, receivables in excess of payables among them. */
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
 * The formula approach: a return on tangible assets is deducted from the average earnings, and the remainder, if any, is
 * capitalized as the value of the intangible assets, to which the tangible ones are added. Tangible assets below zero earn
 * nothing, and reduce the value.
 *
 * Source: Rev. Rul. 68-609, 1968-2 C.B. 327. It says itself that the approach is for want of a better basis.
 */
export function excessEarnings({ earnings, tangible, rates }: Formula): FormulaSteps {
  const returnOnTangible = rounded(Math.max(0, tangible) * rates.returnOnTangible);
  const excess = Math.max(0, earnings - returnOnTangible);
  const intangible = rounded((excess * (1 + (rates.growth ?? 0))) / rates.capitalization);
  return { returnOnTangible, excess, intangible, value: sum([intangible, tangible]) };
}
