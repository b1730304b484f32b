import { available, type Metric, notAvailable } from '../metric';

/** A month's credit sales in whole minor units, and its days; the month of A has those to A. */
export type MonthSales = { sales: number; days: number };

/** What is open at the end of the newest month, in whole minor units, and the sales of that month and those before it. */
export type Countback = { open: number; newestFirst: readonly MonthSales[] };

/**
 * Countback DSO in days: each month's sales are subtracted from AR, newest first; a month that goes in whole adds its
 * days, the last its fraction. It follows sales that swing, where DSO does not. A month without sales adds its days; one
 * with more credit notes than invoices also adds what it credited to the rest. Not available when the months end before
 * AR is used up.
 *
 * Source: the countback method as Kent Knopp-Schwyn tells it
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
