import type { Option } from '@suite/pricing/line';
import { firstSelection, selectedLines } from '@suite/pricing/selection';
import { totalsOf } from '@suite/pricing/totals';

interface Offered {
  options: readonly Option[];
  billingDay: number | null;
}

/**
 * Returns the cost of the first option as preselected, for the first 12 months after an acceptance on a day; minor units with
 * tax.
 */
export function firstYearOf({ options, billingDay }: Offered, acceptedOn: string): number {
  const [first] = options;
  const lines = first && selectedLines(options, firstSelection(first));
  return lines ? totalsOf(lines, { acceptedOn, billingDay }).firstYear.gross : 0;
}
