import { creditOf, type PaidPeriod } from '@suite/pricing/credit';
import { shareOf } from '@suite/pricing/share';
import type { Ends } from '@suite/pricing/take-over';
import type { CreditUse, Item, PaymentStatus } from '../contract/billing';

interface Charged {
  items: readonly Item[];
  credits: readonly CreditUse[];
  /** The total of its items, less the credits that reduced it. */
  amount: number;
  status: PaymentStatus;
  /** Refunded before any of it was credited. */
  refunded: number;
}

/** Returns the periods of a payment with what was collected for them, without one-time charges and money that has not arrived. */
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
 * Returns what is left of a payment when lines end earlier. The credits that reduced it are released first; `credit` is the part
 * of its own money that becomes a new credit.
 */
export function unusedPart(charged: Charged, before: Ends, after: Ends): { credits: CreditUse[]; credit: PaidPeriod[] } {
  const unused = creditOf(paidPeriods(charged), before, after);
  const total = grossOf(unused);
  const used = grossOf(charged.credits);
  const released = Math.min(used, total);
  return { credits: partUntil(charged.credits, used - released), credit: partBetween(unused, released, total) };
}

/** What a credit has left; its items are used in order. */
export interface CreditLeft {
  id: string;
  items: readonly PaidPeriod[];
  used: number;
  left: number;
}

/** Takes at most the amount of a charge from credits. */
export function takeCredits(all: readonly CreditLeft[], gross: number): CreditUse[] {
  let open = gross;
  return all.flatMap(({ id: creditId, items, used, left }) => {
    const taken = Math.min(open, left);
    open -= taken;
    return partBetween(items, used, used + taken).map((item) => ({ ...item, creditId }));
  });
}

/** The first amounts in a list, up to a sum in minor units. */
export function partUntil<Part extends PaidPeriod>(parts: readonly Part[], gross: number): Part[] {
  return partBetween(parts, 0, gross);
}

/** Returns the minor units between two positions of amounts in a row. Neighboring parts add up to the whole. */
function partBetween<Part extends PaidPeriod>(parts: readonly Part[], from: number, to: number): Part[] {
  let passed = 0;
  return parts.flatMap((part) => {
    const [first, last] = [Math.max(from - passed, 0), Math.min(to - passed, part.gross)];
    passed += part.gross;
    return first < last ? [slice(part, first, last)] : [];
  });
}

/** A slice of an amount: all of its slices add up to the whole, in price and in tax. */
function slice<Part extends PaidPeriod>(part: Part, from: number, to: number): Part {
  const netUntil = (gross: number) => shareOf(part.net, gross, part.gross);
  const [net, gross] = [netUntil(to) - netUntil(from), to - from];
  return { ...part, net, tax: gross - net, gross };
}

export const grossOf = (parts: readonly { gross: number }[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
