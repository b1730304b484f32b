import { type DayNumber, monthsLater } from '@suite/values/day-number';
import type { Billing } from './price-history';
import { billingPeriod } from './stale-pricing';

/** Days after a new price is in force until its effect is shown. */
export const EFFECT_DAYS = 90;

/** What a new price did in its first 90 days; `before` is undefined where the ledger doesn't cover the same days a year earlier. */
export interface RaiseEffect {
  /** The unit price that was billed last; null when nothing was billed. */
  billed: number | null;
  /** Units billed. */
  volume: { before: number | undefined; after: number };
  /** In minor units of the billed currency, without tax. */
  revenue: { before: number | undefined; after: number };
  /** Whether the client was not billed for the service for two of its billing periods, up to A. */
  isLost: boolean;
}

/**
 * Computes the effect of a new price from a client's billings of the service. Undefined until 90 days have passed, up to A.
 * @param ledgerFrom the first day that the firm's ledger covers
 */
export function raiseEffect(
  billings: readonly Billing[],
  inForceOn: DayNumber,
  asOf: DayNumber,
  ledgerFrom: DayNumber,
): RaiseEffect | undefined {
  const end = inForceOn + EFFECT_DAYS;
  if (asOf < end - 1) return undefined;
  const known = billings
    .filter(({ on, quantity, amount }) => on <= asOf && quantity > 0 && amount > 0)
    .toSorted((a, b) => a.on - b.on);
  const within = (from: DayNumber) => known.filter(({ on }) => on >= from && on < from + EFFECT_DAYS);
  const after = within(inForceOn);
  const start = monthsLater(inForceOn, -12);
  const before = start >= ledgerFrom ? within(start) : undefined;
  const last = after.at(-1);
  const sum = (rows: readonly Billing[], of: 'quantity' | 'amount') => rows.reduce((total, row) => total + row[of], 0);
  const lastOn = known.at(-1)?.on;
  return {
    billed: last ? last.amount / last.quantity : null,
    volume: { before: before && sum(before, 'quantity'), after: sum(after, 'quantity') },
    revenue: { before: before && sum(before, 'amount'), after: sum(after, 'amount') },
    isLost: lastOn === undefined || asOf - lastOn > 2 * billingPeriod(known),
  };
}
