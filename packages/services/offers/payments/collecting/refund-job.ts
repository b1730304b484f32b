import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Refunded, RefusedError } from '../provider/provider';
import type { Dependencies } from '../rows';
import { attempts, payments, refunds } from '../schema';
import { noteProblem, providerOf } from './account-of';
import { isAnother, isSame, recordMismatch } from './mismatch';
import { settlePayment } from './settle-payment';

const job = { kind: 'refund payment', payload: v.object({ refundId: v.string() }) };

export const planRefund = (transaction: Database, refundId: string, companyId: string): Promise<void> =>
  enqueue(transaction, job, { refundId }, { companyId, key: refundId });

/** Refunds money through the provider. The refund is saved first; it is repeated with the same key. */
export const refundJob = (dependencies: Dependencies) =>
  defineJob({
    ...job,
    attempts: 60,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 120,
    atOnce: 2,
    isHarmless: true,
    doing: 'gave a payment back',
    async run({ refundId }, { database, clock }) {
      const [row] = await database
        .select()
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(attempts, eq(attempts.id, refunds.attemptId))
        .where(eq(refunds.id, refundId));
      if (row?.refunds.state !== 'requested' || row.attempts.providerId === null) return;
      const { companyId, currency } = row.payments;
      const provider = await providerOf(database, dependencies, companyId);
      const request = { refundId, providerId: row.attempts.providerId, amount: row.refunds.amount, currency };
      const answer: Answer = provider
        ? await provider.refund(request).catch((error: unknown) => refusal(error, clock()))
        : failed('Stripe is no longer connected. Give the money back in Stripe.', clock());
      await database.transaction(async (transaction) => {
        if (answer.problem !== undefined) await noteProblem(transaction, companyId, answer.problem);
        await hearOfRefund(transaction, dependencies, refundId, answer, clock());
      });
    },
  });

type Answer = Refunded & { problem?: string };

const failed = (failure: string, at: number): Answer => ({ providerId: null, state: 'failed', at, failure, about: null });

/** @throws every error that is not a refusal */
function refusal(error: unknown, at: number): Answer {
  if (!(error instanceof RefusedError)) throw error;
  return { ...failed(error.message, at), problem: error.message };
}

const rank = { requested: 0, pending: 1, done: 2, failed: 3 } as const;

/**
 * Applies what the provider reports about a refund. A bank may return a completed refund, so a failure is final. A report about
 * another amount, currency or charge is recorded and settles nothing.
 * @param now milliseconds since 1970
 * @returns whether it fits
 */
export async function hearOfRefund(
  transaction: Database,
  dependencies: Dependencies,
  refundId: string,
  { providerId, state, at, failure, about }: Refunded,
  now: number,
): Promise<boolean> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!row) return true;
  const [attempt] = row.attemptId ? await transaction.select().from(attempts).where(eq(attempts.id, row.attemptId)) : [];
  if (about && attempt) {
    const { amount, currency } = about;
    const isOther = isAnother(about.chargedId, attempt.providerId);
    if (isOther || !isSame(about, { amount: row.amount, currency: attempt.currency })) {
      const misfit = isOther ? { amount: null, currency: null } : { amount, currency };
      await recordMismatch(transaction, attempt, { of: 'refund', misfit, at: now });
      return false;
    }
  }
  if (rank[row.state] >= rank[state]) return true;
  const change = { state, stateAt: new Date(at), failure, ...(providerId !== null && { providerId }) };
  await transaction.update(refunds).set(change).where(eq(refunds.id, refundId));
  await settlePayment(transaction, dependencies, row.paymentId, now);
  return true;
}
