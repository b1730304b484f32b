import { available, type Metric, notAvailable } from '../metric';

/** A month's credit sales in whole minor units, and its days; the month of A ends with A. */
export type MonthSales = { sales: number; days: number };

/** Open amount at the end of the newest month, in whole minor units, and the sales of that month and those before it. */
export type Countback = { open: number; newestFirst: readonly MonthSales[] };

/**
 * Computes countback DSO in days: each month's sales are subtracted from AR, newest first; a month that is subtracted in full
 * adds its days, the last one its fraction. Unlike DSO, it follows fluctuating sales. A month without sales adds its days; one
 * with more credit notes than invoices also adds the excess to the remaining AR. Not available when the months end before AR is
 * used up.
 *
 * Source: the countback method as described by Kent Knopp-Schwyn
 * (academy.highako.com/why-you-should-switch-to-the-countback-method-to-calculate-dso).
 */
export function countbackDso({ open, newestFirst }: Countback): Metric {
  if (open < 0) return notAvailable('in-credit');
  let [rest, days] = [open, 0];
  for (const month of newestFirst) {
    if (rest === 0) break;
    if (rest < month.sales) return available(days + (rest / month.sales) * month.days);
    rest -= month.sales;
    days += month.days;
  }
  return rest === 0 ? available(days) : notAvailable('sales-too-short');
}
