/** Describes what an amendment changes, for its page, its mail and its document. */

import { changedLines } from '@suite/pricing/changed-lines';
import type { Line } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import type { Amended } from '../contract/content';
import { often } from './offer-page';

type Money = (minor: number, currency: string) => string;

export interface ChangeText {
  name: string;
  before: string;
  after: string;
}

/** `Amends proposal #7 2027 engagement, accepted on Nov 26, 2026`. */
export const amendsText = ({ number, title, acceptedOn }: Amended, day: (day: string) => string): string =>
  `Amends proposal #${number} ${title}, accepted on ${day(acceptedOn)}`;

/** Returns each service that the lines change, with its price before and after. */
export const changeTexts = (amended: Amended, lines: readonly Line[], currency: string, money: Money): ChangeText[] =>
  changedLines(amended.lines, lines).map(({ name, before, after }) => ({
    name,
    before: before ? priceText(before, currency, money) : 'Not included',
    after: after ? priceText(after, currency, money) : 'Ends',
  }));

function priceText(line: Line, currency: string, money: Money): string {
  const { net, tax } = lineAmounts(line);
  const quantity = line.quantity === 1 ? '' : `, ${line.quantity}${line.unit && ` × ${line.unit}`}`;
  return `${money(net, currency)} ${often[line.billing]}${tax ? `, plus ${money(tax, currency)} tax` : ''}${quantity}`;
}
