import { partOf } from '@suite/pricing/changed-charges';
import { endOfLine } from '@suite/pricing/take-over';
import type { Item } from '../contract/billing';
import type { PaymentRow } from '../rows';
import { grossOf } from './credits';
import type { BillingTerms } from './planned-charges';

type Ended = Pick<BillingTerms, 'lines' | 'endsOn' | 'endIsProrated' | 'lineEnds'>;

/** Returns the part of a payment's items that is for days until the end of the billing. */
export function itemsUntil(billing: Ended, items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    const { from, to, lineId } = item;
    const endsOn = endOfLine(billing, lineId);
    if (endsOn === null) return [item];
    if (from === null || to === null || to <= endsOn) return [item];
    if (from > endsOn) return [];
    if (!billing.endIsProrated) return [item];
    const taxRate = billing.lines.find(({ id }) => id === lineId)?.taxRate ?? 0;
    const part = partOf(item, { from, to, until: endsOn }, taxRate);
    return part.gross ? [{ ...item, ...part, to: endsOn }] : [];
  });
}

type Paid = Pick<PaymentRow, 'id' | 'status' | 'items' | 'credits' | 'amount' | 'collected' | 'refunded' | 'isPaidTwice'>;

/**
 * Returns the amounts to refund by payment: what was paid for days after the end of the billing and not refunded, and what was
 * collected beyond the amount of a payment. Credited amounts are left out.
 * @param credited payments of which something was credited
 */
export function refundsAfterEnd(
  billing: Ended,
  all: readonly Paid[],
  credited: ReadonlySet<string> = new Set(),
): { paymentId: string; amount: number }[] {
  return all
    .filter(({ status }) => status === 'paid')
    .map((payment) => ({ paymentId: payment.id, amount: toGiveBack(billing, payment, credited.has(payment.id)) }))
    .filter(({ amount }) => amount > 0);
}

function toGiveBack(billing: Ended, payment: Paid, isCredited: boolean): number {
  const { items, credits, amount, collected, refunded, isPaidTwice } = payment;
  // Credits that were released to other charges were not paid with this payment.
  const released = grossOf(items) - grossOf(credits) - amount;
  const unused = isCredited ? 0 : Math.max(0, chargedAfterEnd(billing, items) - released);
  const surplus = isPaidTwice ? 0 : Math.max(0, collected - amount);
  return Math.min(unused + surplus, collected) - refunded;
}

/** Returns what was charged for days after the end of the billing. */
export const chargedAfterEnd = (billing: Ended, items: readonly Item[]): number =>
  grossOf(items) - grossOf(itemsUntil(billing, items));
