import type { Month } from '../calendar';
import { available, type Figure, notAvailable } from '../figure';

/** A month's receivables, in whole minor units of the firm's currency. */
export type CeiMonth = {
  month: Month;
  /** Open at the end of the day before the month. */
  beginning: number;
  /** Credit sales from its first day to its last, or to A when that comes first. */
  sales: number;
  /** Open at the end of its last day, or of A. */
  ending: number;
  /** Of `ending`, what is not past due on that day. */
  endingCurrent: number;
  /** Rows that the amounts leave out because the ledger has no rate for their currency. */
  unconverted: number;
};

export type CeiPeriod = {
  months: readonly { month: Month; cei: Figure }[];
  /** The months' mean, weighted by their sales. */
  mean: Figure;
  /** Months that the mean is without: those that have no figure, and those whose credit notes exceed their invoices. */
  leftOut: readonly Month[];
};

/**
 * Collection effectiveness index of a month, in percent: (beginning AR + sales − ending AR) ÷ (beginning AR + sales −
 * ending current AR) × 100. 100 is everything collected that had come due. Not available when nothing was there to
 * collect, which is a denominator of 0 or less.
 *
 * Source: Credit Research Foundation, as quoted by the Credit Management Association
 * (creditmanagementassociation.org/2010/09/03/collection-effectiveness-index-cei).
 */
export function cei({ beginning, sales, ending, endingCurrent, unconverted }: Omit<CeiMonth, 'month'>): Figure {
  if (unconverted > 0) return notAvailable('no-exchange-rate');
  const collectable = beginning + sales - endingCurrent;
  if (collectable <= 0) return notAvailable('nothing-to-collect');
  return available(((beginning + sales - ending) / collectable) * 100);
}

/**
 * CEI of a longer period: its months, and their mean weighted by sales (product, "IQ: the numbers"), because the index of
 * a long period in one piece counts what was sold and collected within it. A month of other currencies without a rate
 * leaves the whole mean unsaid: its weight is not known.
 */
export function ceiOfPeriod(months: readonly CeiMonth[]): CeiPeriod {
  const shown = months.map((month) => ({ month: month.month, cei: cei(month) }));
  let [weighted, weight] = [0, 0];
  const leftOut: Month[] = [];
  for (const month of months) {
    const figure = cei(month);
    if (!figure.available || month.sales < 0) {
      leftOut.push(month.month);
      continue;
    }
    weighted += figure.value * month.sales;
    weight += month.sales;
  }
  return { months: shown, mean: meanOf(months, weighted, weight), leftOut };
}

function meanOf(months: readonly CeiMonth[], weighted: number, weight: number): Figure {
  if (months.some(({ unconverted }) => unconverted > 0)) return notAvailable('no-exchange-rate');
  return weight > 0 ? available(weighted / weight) : notAvailable('no-sales');
}
