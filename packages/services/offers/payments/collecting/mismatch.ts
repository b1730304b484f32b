import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { Mismatch } from '../contract/billing';
import type { Attempted, ChargedFor, Money } from '../provider/provider';
import { collectable } from '../provider/stripe-amounts';
import type { AttemptRow } from '../rows';
import { checkouts, payments } from '../schema';

/** What the provider reported that does not fit; undefined when it fits. */
type Misfit = Pick<Mismatch, 'amount' | 'currency'> | undefined;

const another: Misfit = { amount: null, currency: null };

/** Compares what the provider reports about a charge with what was requested: amount, currency, attempt and customer. */
export function misfitOfCharge(attempt: AttemptRow, { about, state }: Attempted, customerId: string | null): Misfit {
  // A charge that the provider refused has nothing to compare.
  if (!about) return state === 'failed' ? undefined : another;
  if (!isSame(about, attempt)) return { amount: about.amount, currency: about.currency };
  const isOther = isAnother(about.attemptId, attempt.id) || isAnother(about.customerId, customerId);
  return isOther ? another : undefined;
}

/** Checks whether a refunded or disputed amount can be a part of a charge. */
export const misfitOfPart = (attempt: AttemptRow, { amount, currency }: Money): Misfit =>
  amount <= collectable(attempt.amount, attempt.currency) && currency === attempt.currency ? undefined : { amount, currency };

export const isSame = ({ amount, currency }: Money, expected: Money): boolean =>
  amount === collectable(expected.amount, expected.currency) && currency === expected.currency;

export const isAnother = (named: string | null, expected: string | null): boolean =>
  named !== null && expected !== null && named !== expected;

/** Returns what was refunded of a charge, when that fits the charge; null when the provider does not say. */
export const refundedOf = (attempt: AttemptRow, { refunded, currency }: ChargedFor): number | null =>
  refunded === null || misfitOfPart(attempt, { amount: refunded, currency }) ? null : refunded;

interface Recorded {
  of: Mismatch['of'];
  misfit: NonNullable<Misfit>;
  at: number;
}

/** Records a report that settles nothing, for the firm. */
export async function recordMismatch(transaction: Database, attempt: AttemptRow, { of, misfit, at }: Recorded): Promise<void> {
  const { amount: expectedAmount, currency: expectedCurrency } = attempt;
  const mismatch = { of, ...misfit, expectedAmount, expectedCurrency, at: new Date(at).toISOString() };
  await transaction.update(payments).set({ mismatch }).where(eq(payments.id, attempt.paymentId));
}

/** Returns the customer whose method an attempt charges, or for whom its page was opened; null before the provider is asked. */
export async function customerOf(transaction: Database, { id, saved }: AttemptRow): Promise<string | null> {
  if (saved) return saved.customerId;
  const [page] = await transaction.select().from(checkouts).where(eq(checkouts.attemptId, id));
  return page?.customerId ?? null;
}
