import { rounded, sum } from './amounts';

export interface DealTerms {
  price: number;
  /** Share of the price paid at closing; 0 to 1. */
  upfront: number;
  /** Number of equal parts in which the rest is paid, one per year. */
  years: number;
  /** Share of the acquired clients' fees that is expected to remain each year; 0 to 1. */
  retention: number;
  /** Discount rate per year, as a fraction. */
  discount: number;
}

export interface DealPayment {
  /** Years after closing; 0 is the closing. */
  year: number;
  /** The payment if every client stays. */
  full: number;
  /** The share of the fees expected to remain. */
  retained: number;
  expected: number;
  /** The expected payment, discounted to the closing. */
  present: number;
}

export interface Deal {
  payments: DealPayment[];
  expected: number;
  present: number;
}

/**
 * Returns what a price with a retention earn-out amounts to: each later part is paid in proportion to the fees that remain, and
 * discounted to the closing.
 *
 * Present value: payment ÷ (1 + rate)^years, as in any text on finance.
 */
export function dealOf({ price, upfront, years, retention, discount }: DealTerms): Deal {
  const first = years > 0 ? rounded(price * upfront) : price;
  const payments: DealPayment[] = [{ year: 0, full: first, retained: 1, expected: first, present: first }];
  let paid = first;
  for (let year = 1; year <= years; year++) {
    // The last part takes the rounding difference, so that the payments add up to the cent.
    const full = year === years ? price - paid : rounded((price - first) / years);
    paid += full;
    const retained = retention ** year;
    const expected = rounded(full * retained);
    payments.push({ year, full, retained, expected, present: rounded(expected / (1 + discount) ** year) });
  }
  return { payments, expected: sum(payments.map((one) => one.expected)), present: sum(payments.map((one) => one.present)) };
}
