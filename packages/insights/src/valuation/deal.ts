import { rounded, sum } from './amounts';

/** How a price is paid. */
export interface DealTerms {
  price: number;
  /** Of the price, paid at closing; 0 to 1. */
  upfront: number;
  /** The rest is paid in as many equal parts, each a year after the one before. */
  years: number;
  /** Of the clients' fees that the buyer took over, how much is expected to stay each year; 0 to 1. */
  retention: number;
  /** A year; at which later money is worth less today. */
  discount: number;
}

export interface DealPayment {
  /** 0 for the closing. */
  year: number;
  /** If every client stays. */
  full: number;
  /** The share of the fees that is expected to be left. */
  retained: number;
  expected: number;
  /** The expected payment at the closing's value. */
  present: number;
}

export interface Deal {
  payments: DealPayment[];
  expected: number;
  present: number;
}

/**
 * What a price with an earn-out on retention comes to: each later part is paid for the fees that are still there by then, and
 * discounted to the closing.
 *
 * Present value: payment ÷ (1 + rate)^years, as in any text on finance.
 */
export function dealOf({ price, upfront, years, retention, discount }: DealTerms): Deal {
  const first = years > 0 ? rounded(price * upfront) : price;
  const payments: DealPayment[] = [{ year: 0, full: first, retained: 1, expected: first, present: first }];
  let paid = first;
  for (let year = 1; year <= years; year++) {
    // To the cent: the last part takes what rounding left.
    const full = year === years ? price - paid : rounded((price - first) / years);
    paid += full;
    const retained = retention ** year;
    const expected = rounded(full * retained);
    payments.push({ year, full, retained, expected, present: rounded(expected / (1 + discount) ** year) });
  }
  return { payments, expected: sum(payments.map((one) => one.expected)), present: sum(payments.map((one) => one.present)) };
}
