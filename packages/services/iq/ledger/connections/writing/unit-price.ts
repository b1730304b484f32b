import { decimalOf } from '@suite/values/money';

/** Decimals of a unit price that both providers keep. */
const DECIMALS = 4;

/** Returns the price of one unit in the currency's major unit, with four decimals at most. */
export const unitPrice = (net: number, quantity: number, currency: string): number =>
  Number((Number(decimalOf(net, currency)) / quantity).toFixed(DECIMALS));
