import { shareOf } from './share';

/** Quantities have three decimals. */
const QUANTITY = 1000;
const FULL_DISCOUNT = 10_000;
const FULL_TAX = 100_000;

/** In minor units. `gross` is `net` plus `tax`; `net` is `subtotal` less `discount`. */
export interface Amounts {
  net: number;
  tax: number;
  gross: number;
}

export interface LineAmounts extends Amounts {
  /** Price of one unit, including its price inputs. */
  unitPrice: number;
  subtotal: number;
  discount: number;
}

/** A price input: a count, and tiers with a price per unit and a flat fee. */
interface DriverUnits {
  units: number;
  tiers: readonly { upTo: number | null; each: number; flat: number }[];
}

type Discount = { kind: 'share'; share: number } | { kind: 'amount'; amount: number } | null;

/** The values from which a line's amounts are calculated. */
export interface Priced {
  price: number;
  drivers: readonly DriverUnits[];
  quantity: number;
  discount: Discount;
  taxRate: number;
}

/** A tier's part of the price: a number of units at a price each, and a flat fee. */
export interface DriverPart {
  units: number;
  each: number;
  flat: number;
}

/** Returns the tiers that the units of a price input fall into, in order. */
export function driverParts({ units, tiers }: DriverUnits): DriverPart[] {
  let from = 0;
  const parts: DriverPart[] = [];
  for (const { upTo, each, flat } of tiers) {
    if (units <= from) break;
    parts.push({ units: Math.min(units, upTo ?? units) - from, each, flat });
    from = upTo ?? units;
  }
  return parts;
}

/** Returns the cost of a price input's units, each at the price of its tier, with the flat fee of every tier reached. */
export const driverPrice = (driver: DriverUnits): number =>
  driverParts(driver).reduce((sum, { units, each, flat }) => sum + units * each + flat, 0);

/** Returns one charge of a line: for a period if it recurs, otherwise for the whole line. Tax is rounded per line. */
export function lineAmounts({ price, drivers, quantity, discount, taxRate }: Priced): LineAmounts {
  const unitPrice = drivers.reduce((sum, driver) => sum + driverPrice(driver), price);
  const subtotal = shareOf(unitPrice, Math.round(quantity * QUANTITY), QUANTITY);
  const discounted = discountOf(subtotal, discount);
  const net = subtotal - discounted;
  return { unitPrice, subtotal, discount: discounted, ...taxed(net, taxRate) };
}

/** Returns an amount without tax, its tax and their sum. */
export function taxed(net: number, taxRate: number): Amounts {
  const tax = shareOf(net, taxRate, FULL_TAX);
  return { net, tax, gross: net + tax };
}

/** A discount lowers a line to zero at most. */
function discountOf(subtotal: number, discount: Discount): number {
  if (!discount) return 0;
  return discount.kind === 'share' ? shareOf(subtotal, discount.share, FULL_DISCOUNT) : Math.min(discount.amount, subtotal);
}

/** Splits amounts by a rate in hundredths of a percent into a part and the rest, which add up to the whole. */
export function split({ net, tax }: Amounts, rate: number): [part: Amounts, rest: Amounts] {
  const [partNet, partTax] = [shareOf(net, rate, FULL_DISCOUNT), shareOf(tax, rate, FULL_DISCOUNT)];
  return [amounts(partNet, partTax), amounts(net - partNet, tax - partTax)];
}

const amounts = (net: number, tax: number): Amounts => ({ net, tax, gross: net + tax });

export const noAmounts: Amounts = { net: 0, tax: 0, gross: 0 };

export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce((sum, { net, tax }) => amounts(sum.net + net, sum.tax + tax), noAmounts);
