import type { Database } from '@suite/kernel/database/database';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CreditUse } from '../contract/billing';
import { credits, payments } from '../schema';
import type { CreditLeft } from './credits';

interface EngagementCredit extends CreditLeft {
  paymentId: string;
}

/**
 * Returns what an engagement's credits have left, oldest first. Refunds of a payment after it was credited are subtracted from
 * its credit.
 */
export const creditsLeft = (database: Database, engagementId: string): Promise<EngagementCredit[]> =>
  readCredits(database, engagementId, false);

/** Does the same and locks the credits until the end of the transaction. */
export const lockCredits = (transaction: Database, engagementId: string): Promise<EngagementCredit[]> =>
  readCredits(transaction, engagementId, true);

async function readCredits(database: Database, engagementId: string, locks: boolean): Promise<EngagementCredit[]> {
  const read = database
    .select()
    .from(credits)
    .where(eq(credits.engagementId, engagementId))
    .orderBy(asc(credits.at), asc(credits.id));
  const rows = await (locks ? read.for('update') : read);
  if (!rows.length) return [];
  const ids = [...new Set(rows.map(({ paymentId }) => paymentId))];
  const sources = await database
    .select({ id: payments.id, refunded: payments.refunded })
    .from(payments)
    .where(inArray(payments.id, ids));
  const refunded = new Map(sources.map(({ id, refunded }) => [id, refunded]));
  for (const { paymentId, refundedBefore } of rows.filter(isFirstOfPayment))
    refunded.set(paymentId, (refunded.get(paymentId) ?? 0) - refundedBefore);
  return rows.map(({ id, paymentId, items, amount, used }) => {
    const given = Math.min(Math.max(0, refunded.get(paymentId) ?? 0), amount - used);
    refunded.set(paymentId, (refunded.get(paymentId) ?? 0) - given);
    return { id, paymentId, items, used, left: amount - used - given };
  });
}

const isFirstOfPayment = ({ paymentId }: { paymentId: string }, at: number, all: readonly { paymentId: string }[]): boolean =>
  all.findIndex((one) => one.paymentId === paymentId) === at;

/** Updates the used amounts of credits after a payment is reduced by other credits than before. */
export async function noteUses(transaction: Database, before: readonly CreditUse[], after: readonly CreditUse[]): Promise<void> {
  const changes = new Map<string, number>();
  const add = (uses: readonly CreditUse[], sign: 1 | -1) => {
    for (const { creditId, gross } of uses) changes.set(creditId, (changes.get(creditId) ?? 0) + sign * gross);
  };
  add(after, 1);
  add(before, -1);
  for (const [id, change] of changes)
    if (change !== 0)
      await transaction
        .update(credits)
        .set({ used: sql`${credits.used} + ${change}` })
        .where(eq(credits.id, id));
}
