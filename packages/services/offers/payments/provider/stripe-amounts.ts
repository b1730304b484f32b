/** Amounts in ISO 4217's minor units, as the suite has them, and in Stripe's: https://docs.stripe.com/currencies */

import type { Money } from './provider';

interface Unit {
  /** Stripe's units of one of ISO's minor units. */
  per: number;
  /** Stripe takes multiples of this. */
  step: number;
}

/** The currencies that Stripe counts otherwise, or takes in steps only. */
const units: Readonly<Record<string, Unit>> = {
  // No decimals in ISO 4217, two at Stripe, which are always 00.
  ISK: { per: 100, step: 100 },
  UGX: { per: 100, step: 100 },
  // Two decimals in ISO 4217, none at Stripe.
  MGA: { per: 0.01, step: 1 },
  ...Object.fromEntries(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => [currency, { per: 1, step: 10 }])),
};

const unitOf = (currency: string) => units[currency.toUpperCase()] ?? { per: 1, step: 1 };

/** Rounded to what Stripe takes. */
export function stripeAmount(amount: number, currency: string): number {
  const { per, step } = unitOf(currency);
  return Math.round((amount * per) / step) * step;
}

/** Amounts that add up to Stripe's amount of their sum: the last one takes what rounding leaves. */
export function stripeAmounts(amounts: readonly number[], currency: string): number[] {
  const rounded = amounts.slice(0, -1).map((amount) => stripeAmount(amount, currency));
  return [...rounded, stripeAmount(sum(amounts), currency) - sum(rounded)];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An amount as Stripe collects it: what its steps leave of it, in ISO 4217's minor units. */
export const collectable = (amount: number, currency: string): number => isoAmount(stripeAmount(amount, currency), currency);

/** Stripe's amount in ISO 4217's minor units. */
export const isoAmount = (amount: number, currency: string): number => Math.round(amount / unitOf(currency).per);

/** What Stripe names, in ISO 4217's minor units. */
export const moneyOf = (amount: number, currency: string): Money => ({
  amount: isoAmount(amount, currency),
  currency: currency.toUpperCase(),
});
