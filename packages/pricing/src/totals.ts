import { dayNumberOf, monthsLater } from '@suite/values/day-number';
import { firstYearCharges, startOf, type Terms } from './charges';
import { type Billing, billings, isRecurring, type Line } from './line';
import { type Amounts, lineAmounts, sumOf, taxed } from './line-amounts';
import { shareOf } from './share';

export interface Totals {
  /** By billing: the cost of a whole period for recurring lines, or the one-time charges. */
  byBilling: Record<Billing, Amounts>;
  /** Due on the day of acceptance: charges and deposits, and the periods that start then. */
  today: Amounts;
  /**
   * The price of twelve months of each line, from its first day to the day before the anniversary, including one-time charges and
   * those on completion. A shortened first period counts only its days.
   */
  firstYear: Amounts;
}

/** Returns the cost of lines, as sums of the amounts shown for each. */
export function totalsOf(lines: readonly Line[], terms: Terms): Totals {
  const charges = firstYearCharges(lines, terms);
  const of = (billing: Billing) => sumOf(lines.filter((line) => line.billing === billing).map(lineAmounts));
  return {
    byBilling: Object.fromEntries(billings.map((billing) => [billing, of(billing)])) as Totals['byBilling'],
    today: sumOf(charges.filter(({ on }) => on === terms.acceptedOn)),
    firstYear: sumOf(lines.map((line) => yearOf(line, terms.acceptedOn))),
  };
}

const PERIODS = { monthly: 12, quarterly: 4, yearly: 1 } as const;

function yearOf(line: Line, acceptedOn: string): Amounts {
  const { billing, taxRate } = line;
  const amounts = lineAmounts(line);
  if (!isRecurring(billing)) return amounts;
  if (billing !== 'weekly') {
    const times = PERIODS[billing];
    return { net: times * amounts.net, tax: times * amounts.tax, gross: times * amounts.gross };
  }
  const start = dayNumberOf(startOf(line, acceptedOn));
  return taxed(shareOf(amounts.net, monthsLater(start, 12) - start, 7), taxRate);
}
