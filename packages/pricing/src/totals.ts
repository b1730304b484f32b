import { firstYearCharges, type Terms } from './charges';
import { type Billing, billings, type Line } from './line';
import { type Amounts, lineAmounts, sumOf } from './line-amounts';

export interface Totals {
  /** Per billing: what a whole period of its recurring lines costs, or what is charged once. */
  byBilling: Record<Billing, Amounts>;
  /** Due on the day of acceptance: charges, deposits and periods that start then. */
  today: Amounts;
  /** Twelve months of each line from its start, what is charged once or on completion with them. */
  firstYear: Amounts;
}

/** What lines cost, as sums of the amounts that are shown for each. */
export function totalsOf(lines: readonly Line[], terms: Terms): Totals {
  const charges = firstYearCharges(lines, terms);
  const of = (billing: Billing) => sumOf(lines.filter((line) => line.billing === billing).map(lineAmounts));
  return {
    byBilling: Object.fromEntries(billings.map((billing) => [billing, of(billing)])) as Totals['byBilling'],
    today: sumOf(charges.filter(({ on }) => on === terms.acceptedOn)),
    firstYear: sumOf(charges),
  };
}
