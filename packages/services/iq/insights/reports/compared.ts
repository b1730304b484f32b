import { available, type Metric, notAvailable } from '@suite/insights/metric';
import { ceiOfPeriod } from '@suite/insights/receivables/cei';
import { dayNumberOf } from '@suite/values/day-number';
import { lastDay, monthOf, shiftMonth } from '@suite/values/month';
import type { Period } from '@suite/values/period';
import type { FirmMonth } from '../contract/metric-schemas';
import type { HeadlineMeasure } from '../contract/report-content';

export type Measured = Record<HeadlineMeasure, Metric>;

/**
 * Returns the measures of a period of whole months: the sum of its sales, and the receivables at its end. Returns undefined if
 * the ledger does not cover every month completely.
 * @param months newest first, any number of them
 */
export function measuresOfMonths(months: readonly FirmMonth[], { from, to }: Period): Measured | undefined {
  const needed: string[] = [];
  for (let month = monthOf(dayNumberOf(from)); month <= monthOf(dayNumberOf(to)); month = shiftMonth(month, 1))
    needed.push(month);
  const found = needed.map((month) => months.find((each) => each.month === month && isWhole(each)));
  const whole = found.filter((month) => month !== undefined);
  const last = whole.at(-1);
  if (!last || whole.length < needed.length) return undefined;
  const [only, ...others] = whole;
  return {
    revenue: sumOf(whole, 'revenue'),
    sales: sumOf(whole, 'sales'),
    open: last.ending as Metric,
    overdue: overdueAt(last),
    cei: only && !others.length ? (only.cei as Metric) : ceiOfPeriod(whole.map(soldOf)).mean,
    dso: last.dso as Metric,
  };
}

/**
 * Returns false for an incomplete month. The ledger's first month only counts from the day of its first document, so it is not
 * compared with other months.
 */
export const isWhole = ({ month, days, isToDate }: FirmMonth): boolean =>
  !isToDate && days === lastDay(month) - dayNumberOf(`${month}-01`) + 1;

/** Returns the sum of a metric of months; not available for the reason of the first that is not. */
function sumOf(months: readonly FirmMonth[], key: 'revenue' | 'sales'): Metric {
  let sum = 0;
  for (const { [key]: metric } of months) {
    if (!metric.available) return metric as Metric;
    sum += metric.value;
  }
  return available(sum);
}

/** Returns a month for the mean of CEI, which is not available either without its sales. */
const soldOf = ({ month, sales, cei, isToDate }: FirmMonth) => ({
  month,
  isToDate,
  sales: sales.available ? sales.value : 0,
  cei: cei as Metric,
});

const overdueAt = ({ ending, endingCurrent }: FirmMonth): Metric =>
  ending.available && endingCurrent.available
    ? available(ending.value - endingCurrent.value)
    : notAvailable('settlement-unknown');
