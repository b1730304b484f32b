import type { Content } from '@services/proposals/contract/content';
import type { Line } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';

type LastYear = NonNullable<Content['lastYear']>;

/** Minor units for one unit, without tax; null for a year without the service. */
export interface Compared {
  name: string;
  was: number | null;
  is: number | null;
}

/**
 * Compares selected lines with last year's prices, then lists last year's services that aren't selected. Lines that the ledger
 * doesn't cover are left out.
 */
export function compareWithLastYear(lines: readonly Line[], { prices }: LastYear): Compared[] {
  const before = new Map(prices.map(({ lineName, price }) => [lineName, price]));
  const offered = lines.flatMap((line) => {
    const was = before.get(line.name);
    return was === undefined ? [] : [{ name: line.name, was, is: priceOfOne(line) }];
  });
  const names = new Set(lines.map(({ name }) => name));
  const ended = prices.filter(({ lineName, price }) => price !== null && !names.has(lineName));
  return [...offered, ...ended.map(({ lineName, price }) => ({ name: lineName, was: price, is: null }))];
}

/** After the discount. */
function priceOfOne(line: Line): number {
  const { net, unitPrice } = lineAmounts(line);
  return line.quantity > 0 ? Math.round(net / line.quantity) : unitPrice;
}
