import type { Month } from '@suite/values/month';
import { available, type Metric, notAvailable } from '../metric';

/** A month's receivables, in whole minor units of the firm's currency. */
export type CeiMonth = {
  month: Month;
  /** Open amount at the end of the day before the month. */
  beginning: number;
  /** Credit sales from the month's first day to its last, or to A when that is earlier. */
  sales: number;
  /** Open amount at the end of the month's last day, or of A. */
  ending: number;
  /** The part of `ending` that is not past due on that day. */
  endingCurrent: number;
};

/** A month of a period, as used for the mean. */
export type MonthOfPeriod = {
  month: Month;
  sales: number;
  cei: Metric;
  /** The month ends after A; the mean leaves it out. */
  isToDate: boolean;
};

export type CeiPeriod = {
  /** The mean of the months, weighted by their sales. */
  mean: Metric;
  /**
   * Months that the mean leaves out: one that is not over, those without a value, and those whose credit notes exceed their
   * invoices.
   */
  leftOut: readonly Month[];
};

/**
 * Computes the collection effectiveness index of a month, in percent: (beginning AR + sales − ending AR) ÷ (beginning AR + sales
 * − ending current AR) × 100. 100 means that everything that had come due was collected. Not available when there was nothing to
 * collect, which is a denominator of 0 or less.
 *
 * Source: Credit Research Foundation, as quoted by the Credit Management Association
 * (creditmanagementassociation.org/2010/09/03/collection-effectiveness-index-cei).
 */
export function cei({ beginning, sales, ending, endingCurrent }: Omit<CeiMonth, 'month'>): Metric {
  const collectable = beginning + sales - endingCurrent;
  if (collectable <= 0) return notAvailable('nothing-to-collect');
  return available(((beginning + sales - ending) / collectable) * 100);
}

/**
 * Computes the mean of a period's months, weighted by their sales (product, "IQ: the numbers"). It is not available if it is
 * unknown for a whole month what was settled at its ends, because a mean of the others would be mistaken for that of the period.
 */
export function ceiOfPeriod(months: readonly MonthOfPeriod[]): CeiPeriod {
  let [weighted, weight] = [0, 0];
  const leftOut: Month[] = [];
  for (const { month, sales, cei: metric, isToDate } of months) {
    if (!metric.available || sales < 0 || isToDate) {
      leftOut.push(month);
      continue;
    }
    weighted += metric.value * sales;
    weight += sales;
  }
  return { mean: meanOf(months, weighted, weight), leftOut };
}

function meanOf(months: readonly MonthOfPeriod[], weighted: number, weight: number): Metric {
  for (const { cei: metric, isToDate } of months) {
    if (!isToDate && !metric.available && metric.reason !== 'nothing-to-collect') return metric;
  }
  return weight > 0 ? available(weighted / weight) : notAvailable('no-sales');
}

/**
 * Computes the CEI of a period as a whole, by the formula of a month. It includes what was sold and collected within the period,
 * so it differs from the mean of the months. Not available without months.
 * @param newestFirst consecutive months
 */
export function ceiInOnePiece(newestFirst: readonly CeiMonth[]): Metric {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  if (!newest || !oldest) return notAvailable('nothing-to-collect');
  const sales = newestFirst.reduce((sum, month) => sum + month.sales, 0);
  return cei({ ...newest, beginning: oldest.beginning, sales });
}
