import { creditOf, type PaidPeriod } from '@suite/pricing/credit';
import { shareOf } from '@suite/pricing/share';
import type { Ends } from '@suite/pricing/take-over';
import type { CreditUse, Item, PaymentStatus } from '../contract/billing';

interface Charged {
  items: readonly Item[];
  credits: readonly CreditUse[];
  /** What its items came to, less the credits that reduced it. */
  amount: number;
  status: PaymentStatus;
  /** Given back before any of it was credited. */
  refunded: number;
}

/** The periods of a payment with what was collected for them: nothing of what is charged once, or of money that has not arrived. */
export function paidPeriods({ items, amount, status, refunded }: Charged): PaidPeriod[] {
  const total = grossOf(items);
  const collected = status === 'paid' ? total - refunded : total - amount;
  if (total <= 0 || collected <= 0) return [];
  const part = (value: number) => (collected === total ? value : shareOf(value, collected, total));
  return items.flatMap(({ lineId, name, kind, from, to, net, tax }) => {
    if (kind !== 'period' || from === null || to === null) return [];
    const paid = { net: part(net), tax: part(tax) };
    return [{ lineId, name, from, to, ...paid, gross: paid.net + paid.tax }];
  });
}

/**
 * What is left of a payment when lines end earlier. Credits that reduced it are left for other charges first; `credit` is what of its
 * own money is to reduce them.
 */
export function unusedPart(charged: Charged, before: Ends, after: Ends): { credits: CreditUse[]; credit: PaidPeriod[] } {
  const unused = creditOf(paidPeriods(charged), before, after);
  const total = grossOf(unused);
  const used = grossOf(charged.credits);
  const released = Math.min(used, total);
  return { credits: partUntil(charged.credits, used - released), credit: partBetween(unused, released, total) };
}

/** What a credit has left to give, in the order in which it is used. */
export interface CreditLeft {
  id: string;
  items: readonly PaidPeriod[];
  used: number;
  left: number;
}

/** Takes of credits what a charge comes to at most. */
export function takeCredits(all: readonly CreditLeft[], gross: number): CreditUse[] {
  let open = gross;
  return all.flatMap(({ id: creditId, items, used, left }) => {
    const taken = Math.min(open, left);
    open -= taken;
    return partBetween(items, used, used + taken).map((item) => ({ ...item, creditId }));
  });
}

/** The first of some amounts, together so many minor units. */
export function partUntil<Part extends PaidPeriod>(parts: readonly Part[], gross: number): Part[] {
  return partBetween(parts, 0, gross);
}

/** Of some amounts in a row the minor units from the one position to the other. Neighboring parts add up to the whole. */
function partBetween<Part extends PaidPeriod>(parts: readonly Part[], from: number, to: number): Part[] {
  let passed = 0;
  return parts.flatMap((part) => {
    const [first, last] = [Math.max(from - passed, 0), Math.min(to - passed, part.gross)];
    passed += part.gross;
    return first < last ? [slice(part, first, last)] : [];
  });
}

/** A slice of an amount: all slices of it together are the whole, of the price and of its tax. */
function slice<Part extends PaidPeriod>(part: Part, from: number, to: number): Part {
  const netUntil = (gross: number) => shareOf(part.net, gross, part.gross);
  const [net, gross] = [netUntil(to) - netUntil(from), to - from];
  return { ...part, net, tax: gross - net, gross };
}

export const grossOf = (parts: readonly { gross: number }[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
