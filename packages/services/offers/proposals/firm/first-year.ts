import type { Option } from '@suite/pricing/line';
import { firstSelection, selectedLines } from '@suite/pricing/selection';
import { totalsOf } from '@suite/pricing/totals';

interface Offered {
  options: readonly Option[];
  billingDay: number | null;
}

/** What the first option costs in the first 12 months as it is preselected, when it is accepted on a day: minor units with tax. */
export function firstYearOf({ options, billingDay }: Offered, acceptedOn: string): number {
  const [first] = options;
  const lines = first && selectedLines(options, firstSelection(first));
  return lines ? totalsOf(lines, { acceptedOn, billingDay }).firstYear.gross : 0;
}
