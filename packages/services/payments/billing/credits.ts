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
  return { credits: partUntil(charged.credits, used - released), credit: partFrom(unused, released) };
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
    return partUntil(partFrom(items, used), taken).map((item) => ({ ...item, creditId }));
  });
}

/** The first of some amounts, together so many minor units. */
export function partUntil<Part extends PaidPeriod>(parts: readonly Part[], gross: number): Part[] {
  let open = gross;
  return parts.flatMap((part) => {
    const taken = Math.min(open, part.gross);
    open -= taken;
    return taken > 0 ? [slice(part, 0, taken)] : [];
  });
}

/** What is left of some amounts after so many minor units. */
function partFrom<Part extends PaidPeriod>(parts: readonly Part[], gross: number): Part[] {
  let passed = gross;
  return parts.flatMap((part) => {
    const skipped = Math.min(passed, part.gross);
    passed -= skipped;
    return skipped < part.gross ? [slice(part, skipped, part.gross)] : [];
  });
}

/** A slice of an amount: all slices of it together are the whole, of the price and of its tax. */
function slice<Part extends PaidPeriod>(part: Part, from: number, to: number): Part {
  const netUntil = (gross: number) => shareOf(part.net, gross, part.gross);
  const [net, gross] = [netUntil(to) - netUntil(from), to - from];
  return { ...part, net, tax: gross - net, gross };
}

export const grossOf = (parts: readonly { gross: number }[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
