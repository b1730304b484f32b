import { HIGHEST_PRICE, type Line } from './line';
import { lineAmounts } from './line-amounts';

const FULL = 10_000;

/** Returns what a unit of a line costs with its price inputs and after its discount, without tax. May be a fraction. */
export function netUnitPrice(line: Line): number {
  const { unitPrice, net } = lineAmounts(line);
  return line.quantity ? net / line.quantity : unitPrice;
}

/** Returns a line whose unit costs a price with its price inputs and after its discount; unchanged if it is free in any case. */
export function atNetUnitPrice(line: Line, price: number): Line {
  const { discount, quantity } = line;
  const share = discount?.kind === 'share' ? discount.share : 0;
  if (share >= FULL) return line;
  const perUnit = discount?.kind === 'amount' && quantity ? discount.amount / quantity : 0;
  const inputs = lineAmounts(line).unitPrice - line.price;
  const own = Math.round(((price + perUnit) * FULL) / (FULL - share)) - inputs;
  return { ...line, price: Math.min(Math.max(own, 0), HIGHEST_PRICE) };
}
