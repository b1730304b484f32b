import { partOf } from '@suite/pricing/changed-charges';
import type { Item } from '../contract/billing';
import type { PaymentRow } from '../rows';
import type { BillingTerms } from './planned-charges';

type Ended = Pick<BillingTerms, 'lines' | 'endsOn' | 'endIsProrated' | 'lineEnds'>;

/** What of the items of a payment is for days until the end of the billing. */
export function itemsUntil({ lines, endIsProrated, lineEnds, ...billing }: Ended, items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const { from, to, lineId } = item;
    const endsOn = lineEnds[lineId] ?? billing.endsOn;
    if (endsOn === null) return [item];
    if (from === null || to === null || to <= endsOn) return [item];
    if (from > endsOn) return [];
    if (!endIsProrated) return [item];
    const taxRate = lines.find(({ id }) => id === lineId)?.taxRate ?? 0;
    const part = partOf(item, { from, to, until: endsOn }, taxRate);
    return part.gross ? [{ ...item, ...part, to: endsOn }] : [];
  });
}

type Paid = Pick<PaymentRow, 'id' | 'status' | 'items' | 'refunded'>;

/** What was paid for days after the end of the billing and not given back, of each payment that it is of. */
export function refundsAfterEnd(billing: Ended, all: readonly Paid[]): { paymentId: string; amount: number }[] {
  return all
    .filter(({ status }) => status === 'paid')
    .map(({ id, items, refunded }) => ({ paymentId: id, amount: chargedAfterEnd(billing, items) - refunded }))
    .filter(({ amount }) => amount > 0);
}

/** What was charged for days after the end of the billing. */
export const chargedAfterEnd = (billing: Ended, items: readonly Item[]): number =>
  grossOf(items) - grossOf(itemsUntil(billing, items));

const grossOf = (items: readonly Item[]): number => items.reduce((sum, { gross }) => sum + gross, 0);
