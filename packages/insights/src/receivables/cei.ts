import type { Month } from '../calendar';
import { available, type Metric, notAvailable } from '../metric';

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
};

/** A month of a period, as its mean takes it. */
export type MonthOfPeriod = {
  month: Month;
  sales: number;
  cei: Metric;
  /** It ends after A: a running month is in no mean. */
  isToDate: boolean;
};

export type CeiPeriod = {
  /** The months' mean, weighted by their sales. */
  mean: Metric;
  /** Months that the mean is without: a running one, those that have no figure, those whose credit notes exceed their invoices. */
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
export function cei({ beginning, sales, ending, endingCurrent }: Omit<CeiMonth, 'month'>): Metric {
  const collectable = beginning + sales - endingCurrent;
  if (collectable <= 0) return notAvailable('nothing-to-collect');
  return available(((beginning + sales - ending) / collectable) * 100);
}

/**
 * The mean of a period's months, weighted by their sales (product, "IQ: the numbers"). A whole month at whose ends it is not
 * known what is settled leaves it unsaid: a mean of the others would pass for that of the period.
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
 * CEI of a period in one piece, by the formula of a month: what was sold and collected within the period counts as well,
 * so that it is another number than the mean of the months. Not available without months.
 * @param newestFirst months that follow each other
 */
export function ceiInOnePiece(newestFirst: readonly CeiMonth[]): Metric {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  if (!newest || !oldest) return notAvailable('nothing-to-collect');
  const sales = newestFirst.reduce((sum, month) => sum + month.sales, 0);
  return cei({ ...newest, beginning: oldest.beginning, sales });
}
