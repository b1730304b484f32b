import { available, type Metric, notAvailable } from '../metric';

/** Receivables at the end of a period and the period's sales, in whole minor units of the firm's currency. */
export type SalesPeriod = {
  /** Open amount at the end of the period. */
  open: number;
  /** The part of `open` that is not past due. */
  current: number;
  /** Credit sales of the period. */
  sales: number;
  /** Days in the period, both ends included. */
  days: number;
};

/**
 * Computes days sales outstanding: AR ÷ credit sales × days in the period. Not available without sales, or when customers are
 * owed more than they owe.
 *
 * Source: the standard definition; a worked example in Oracle's JD Edwards guide, "Current Balance Divided by Sales"
 * (docs.oracle.com/en/applications/jd-edwards/financials/9.2/eoaar/current-balance-divided-by-sales.html).
 */
export function dso({ open, sales, days }: SalesPeriod): Metric {
  if (sales <= 0) return notAvailable('no-sales');
  if (open < 0) return notAvailable('in-credit');
  return available((open / sales) * days);
}

/**
 * Computes best possible DSO: current AR ÷ credit sales × days, which DSO would be if nobody were late. Not available where DSO
 * is not, or when unused credit exceeds the current amount.
 *
 * Source: apruve.com/faq/what-is-best-possible-days-sales-outstanding.
 */
export function bestPossibleDso(period: SalesPeriod): Metric {
  const whole = dso(period);
  return whole.available ? dso({ ...period, open: period.current }) : whole;
}

/**
 * Computes average days delinquent: DSO − best possible DSO, in days. Not available where one of them is not.
 *
 * Source: the standard definition (waycalculator.com/finance/Average-Days-Delinquent-Calculator.php).
 */
export function averageDaysDelinquent(period: SalesPeriod): Metric {
  const [whole, best] = [dso(period), bestPossibleDso(period)];
  if (!whole.available) return whole;
  return best.available ? available(whole.value - best.value) : best;
}
