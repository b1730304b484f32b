import type { Content } from '@services/proposals/contract/content';
import type { Line } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';

type LastYear = NonNullable<Content['lastYear']>;

/** Minor units for one, without tax; null where a year does not have the service. */
export interface Compared {
  name: string;
  was: number | null;
  is: number | null;
}

/** The lines of an offer beside what was paid for them, then what is no longer offered. */
export function compareWithLastYear(lines: readonly Line[], lastYear: LastYear): Compared[] {
  const before = new Map(lastYear.map(({ lineName, price }) => [lineName, price]));
  const offered = lines.map((line) => ({ name: line.name, was: before.get(line.name) ?? null, is: priceOfOne(line) }));
  const names = new Set(lines.map(({ name }) => name));
  const ended = lastYear.filter(({ lineName }) => !names.has(lineName));
  return [...offered, ...ended.map(({ lineName, price }) => ({ name: lineName, was: price, is: null }))];
}

/** After the discount. */
function priceOfOne(line: Line): number {
  const { net, unitPrice } = lineAmounts(line);
  return line.quantity > 0 ? Math.round(net / line.quantity) : unitPrice;
}
