/** Money is whole minor units of one currency; shares, rates and multiples are fractions. */

/** Rounds to whole minor units, half away from zero. */
export const rounded = (amount: number): number => {
  const whole = Math.sign(amount) * Math.round(Math.abs(amount));
  return whole === 0 ? 0 : whole;
};

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** A low, a middle and a high estimate; `low` ≤ `mid` ≤ `high`. */
export interface Range {
  low: number;
  mid: number;
  high: number;
}
