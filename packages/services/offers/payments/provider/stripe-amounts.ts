/** Converts between ISO 4217's minor units, which the suite uses, and Stripe's: https://docs.stripe.com/currencies */

import type { Money } from './provider';

interface Unit {
  /** Stripe's units of one of ISO's minor units. */
  per: number;
  /** Stripe accepts multiples of this. */
  step: number;
}

/** Currencies with other minor units at Stripe, or whose amounts must be multiples of a step. */
const units: Readonly<Record<string, Unit>> = {
  // No decimals in ISO 4217, two at Stripe, which are always 00.
  ISK: { per: 100, step: 100 },
  UGX: { per: 100, step: 100 },
  // Two decimals in ISO 4217, none at Stripe.
  MGA: { per: 0.01, step: 1 },
  ...Object.fromEntries(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => [currency, { per: 1, step: 10 }])),
};

const unitOf = (currency: string) => units[currency.toUpperCase()] ?? { per: 1, step: 1 };

/** Rounds to an amount that Stripe accepts. */
export function stripeAmount(amount: number, currency: string): number {
  const { per, step } = unitOf(currency);
  return Math.round((amount * per) / step) * step;
}

/** Returns amounts that add up to Stripe's amount of their sum: the last one includes the rounding difference. */
export function stripeAmounts(amounts: readonly number[], currency: string): number[] {
  const rounded = amounts.slice(0, -1).map((amount) => stripeAmount(amount, currency));
  return [...rounded, stripeAmount(sum(amounts), currency) - sum(rounded)];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns an amount as Stripe collects it, rounded to Stripe's multiples, in ISO 4217's minor units. */
export const collectable = (amount: number, currency: string): number => isoAmount(stripeAmount(amount, currency), currency);

/** Converts Stripe's amount to ISO 4217's minor units. */
export const isoAmount = (amount: number, currency: string): number => Math.round(amount / unitOf(currency).per);

/** Converts Stripe's amount and currency to ISO 4217's. */
export const moneyOf = (amount: number, currency: string): Money => ({
  amount: isoAmount(amount, currency),
  currency: currency.toUpperCase(),
});
