import { shareOf } from './share';

/** Quantities have three decimals. */
const QUANTITY = 1000;
const FULL_DISCOUNT = 10_000;
const FULL_TAX = 100_000;

/** Minor units. `gross` is `net` and `tax` together, `net` is `subtotal` less `discount`. */
export interface Amounts {
  net: number;
  tax: number;
  gross: number;
}

export interface LineAmounts extends Amounts {
  /** Of one unit: the price and those of its drivers. */
  unitPrice: number;
  subtotal: number;
  discount: number;
}

/** A price input: a count, and what each unit costs by tiers, and once for all of the tier. */
interface DriverUnits {
  units: number;
  tiers: readonly { upTo: number | null; each: number; flat: number }[];
}

type Discount = { kind: 'share'; share: number } | { kind: 'amount'; amount: number } | null;

/** What a line's amounts follow from. */
export interface Priced {
  price: number;
  drivers: readonly DriverUnits[];
  quantity: number;
  discount: Discount;
  taxRate: number;
}

/** What a tier adds to the price: so many units at so much each, and once for all of them. */
export interface DriverPart {
  units: number;
  each: number;
  flat: number;
}

/** The tiers that the units of a driver fall into, in their order. */
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

/** What the units of a driver cost, each by the tier that it falls into, with the flat fee of each tier that is entered. */
export const driverPrice = (driver: DriverUnits): number =>
  driverParts(driver).reduce((sum, { units, each, flat }) => sum + units * each + flat, 0);

/** What one charge of a line is: of a period when it recurs, of the whole when it is charged once. Tax is rounded per line. */
export function lineAmounts({ price, drivers, quantity, discount, taxRate }: Priced): LineAmounts {
  const unitPrice = drivers.reduce((sum, driver) => sum + driverPrice(driver), price);
  const subtotal = shareOf(unitPrice, Math.round(quantity * QUANTITY), QUANTITY);
  const discounted = discountOf(subtotal, discount);
  const net = subtotal - discounted;
  return { unitPrice, subtotal, discount: discounted, ...taxed(net, taxRate) };
}

/** An amount without tax, its tax and both. */
export function taxed(net: number, taxRate: number): Amounts {
  const tax = shareOf(net, taxRate, FULL_TAX);
  return { net, tax, gross: net + tax };
}

/** A discount takes a line down to zero at most. */
function discountOf(subtotal: number, discount: Discount): number {
  if (!discount) return 0;
  return discount.kind === 'share' ? shareOf(subtotal, discount.share, FULL_DISCOUNT) : Math.min(discount.amount, subtotal);
}

/** A share in hundredths of a percent of amounts, and what is left of them: together they are the whole. */
export function split({ net, tax }: Amounts, rate: number): [part: Amounts, rest: Amounts] {
  const [partNet, partTax] = [shareOf(net, rate, FULL_DISCOUNT), shareOf(tax, rate, FULL_DISCOUNT)];
  return [amounts(partNet, partTax), amounts(net - partNet, tax - partTax)];
}

const amounts = (net: number, tax: number): Amounts => ({ net, tax, gross: net + tax });

export const noAmounts: Amounts = { net: 0, tax: 0, gross: 0 };

export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce((sum, { net, tax }) => amounts(sum.net + net, sum.tax + tax), noAmounts);
