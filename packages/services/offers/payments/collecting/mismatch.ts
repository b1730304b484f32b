import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { Mismatch } from '../contract/billing';
import type { Attempted, ChargedFor, Money } from '../provider/provider';
import { collectable } from '../provider/stripe-amounts';
import type { AttemptRow } from '../rows';
import { checkouts, payments } from '../schema';

/** What the provider said that does not fit; undefined where it does. */
type Misfit = Pick<Mismatch, 'amount' | 'currency'> | undefined;

const another: Misfit = { amount: null, currency: null };

/** Whether what the provider says of a charge is about what it was asked: amount, currency, attempt and customer. */
export function misfitOfCharge(attempt: AttemptRow, { about, state }: Attempted, customerId: string | null): Misfit {
  // A charge that the provider refused to make has nothing to compare.
  if (!about) return state === 'failed' ? undefined : another;
  if (!isSame(about, attempt)) return { amount: about.amount, currency: about.currency };
  const isOther = isAnother(about.attemptId, attempt.id) || isAnother(about.customerId, customerId);
  return isOther ? another : undefined;
}

/** Whether an amount of a charge, refunded or disputed, can be a part of it. */
export const misfitOfPart = (attempt: AttemptRow, { amount, currency }: Money): Misfit =>
  amount <= collectable(attempt.amount, attempt.currency) && currency === attempt.currency ? undefined : { amount, currency };

export const isSame = ({ amount, currency }: Money, expected: Money): boolean =>
  amount === collectable(expected.amount, expected.currency) && currency === expected.currency;

export const isAnother = (named: string | null, expected: string | null): boolean =>
  named !== null && expected !== null && named !== expected;

/** What was given back of a charge, when that fits it; null where the provider does not say. */
export const givenBackOf = (attempt: AttemptRow, { givenBack, currency }: ChargedFor): number | null =>
  givenBack === null || misfitOfPart(attempt, { amount: givenBack, currency }) ? null : givenBack;

interface Recorded {
  of: Mismatch['of'];
  misfit: NonNullable<Misfit>;
  at: number;
}

/** Records for the firm what settles nothing. */
export async function recordMismatch(transaction: Database, attempt: AttemptRow, { of, misfit, at }: Recorded): Promise<void> {
  const { amount: expectedAmount, currency: expectedCurrency } = attempt;
  const mismatch = { of, ...misfit, expectedAmount, expectedCurrency, at: new Date(at).toISOString() };
  await transaction.update(payments).set({ mismatch }).where(eq(payments.id, attempt.paymentId));
}

/** The customer whose method an attempt charges, or for whom its page was opened; null where the provider was not asked yet. */
export async function customerOf(transaction: Database, { id, saved }: AttemptRow): Promise<string | null> {
  if (saved) return saved.customerId;
  const [page] = await transaction.select().from(checkouts).where(eq(checkouts.attemptId, id));
  return page?.customerId ?? null;
}
