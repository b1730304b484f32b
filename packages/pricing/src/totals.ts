import { addMonths, dayOf, isoOf } from '@suite/insights/calendar';
import { chargesOf, type Terms } from './charges';
import { type Billing, billings, type Line } from './line';
import { type Amounts, lineAmounts, sumOf } from './line-amounts';

export interface Totals {
  /** Per billing: what a whole period of its recurring lines costs, or what is charged once. */
  byBilling: Record<Billing, Amounts>;
  /** Due on the day of acceptance: charges, deposits and periods that start then. */
  today: Amounts;
  /** All charges within a year of acceptance, what is charged on completion with them. */
  firstYear: Amounts;
}

/** What lines cost, as sums of the amounts that are shown for each. */
export function totalsOf(lines: readonly Line[], terms: Terms): Totals {
  const charges = chargesOf(lines, terms, isoOf(addMonths(dayOf(terms.acceptedOn), 12)));
  const of = (billing: Billing) => sumOf(lines.filter((line) => line.billing === billing).map(lineAmounts));
  return {
    byBilling: Object.fromEntries(billings.map((billing) => [billing, of(billing)])) as Totals['byBilling'],
    today: sumOf(charges.filter(({ on }) => on === terms.acceptedOn)),
    firstYear: sumOf(charges),
  };
}
