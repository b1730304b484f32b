import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { and, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import { collection, planCollection } from '../billing/collection-queue';
import { type Attempted, RefusedError } from '../provider/provider';
import type { AttemptRow, BillingRow, CheckoutRow, Dependencies, PaymentRow } from '../rows';
import { attempts, billings, checkouts, payments } from '../schema';
import { noteProblem, providerOf } from './account-of';
import { closeCheckout } from './close-checkout';
import { collectableMethod } from './collectable-method';
import { hearOfAttempt } from './hear';
import { mailDue } from './mail-client';
import { openOf } from './open-of';
import { settlePayment } from './settle-payment';

/**
 * Charges saved methods. The attempt is saved before the provider is asked: after a crash or a missing response, it is repeated
 * with the same key, so that nobody is charged twice.
 */
export const collectJob = (dependencies: Dependencies) =>
  defineJob({
    ...collection,
    attempts: 60,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 120,
    atOnce: 4,
    isHarmless: true,
    doing: 'collected a payment',
    async run({ paymentId, isScheduled }, { database, clock }) {
      const provider = await providerFor(database, dependencies, paymentId);
      let step = await database.transaction((transaction) =>
        begin(transaction, dependencies, { paymentId, isScheduled }, clock()),
      );
      if (step.kind === 'close page') {
        await closeCheckout(database, dependencies, step.checkout, clock());
        step = await database.transaction((transaction) => begin(transaction, dependencies, { paymentId, isScheduled }, clock()));
      }
      if (step.kind !== 'charge' || !provider) return;
      const { attempt, payment } = step;
      const { proposalId } = payment;
      const { amount, currency } = attempt;
      if (!attempt.saved) throw new Error(`attempt ${attempt.id} has no method`);
      const charge = { attemptId: attempt.id, proposalId, method: attempt.saved, amount, currency };
      const answer: Answer = await provider.charge(charge).catch((error: unknown) => refusal(error, clock()));
      await database.transaction(async (transaction) => {
        await noteProblem(transaction, payment.companyId, answer.problem ?? null);
        await hearOfAttempt(transaction, dependencies, attempt.id, answer, clock());
      });
    },
  });

async function providerFor(database: Database, dependencies: Dependencies, paymentId: string) {
  const [payment] = await database.select().from(payments).where(eq(payments.id, paymentId));
  return payment && providerOf(database, dependencies, payment.companyId);
}

type Answer = Attempted & { problem?: string };

/** Turns a refusal by the provider into a failed attempt; the firm sees the reason in its settings. @throws every other error */
function refusal(error: unknown, at: number): Answer {
  if (!(error instanceof RefusedError)) throw error;
  const failure = { message: 'The payment could not be collected. The firm was notified.', canRetry: false };
  return { providerId: null, state: 'failed', at, failure, method: null, about: null, problem: error.message };
}

type Step =
  | { kind: 'nothing' }
  | { kind: 'close page'; checkout: CheckoutRow }
  | { kind: 'charge'; attempt: AttemptRow; payment: PaymentRow };

const nothing = { kind: 'nothing' } as const;

/** Decides what to do for a payment, and saves the attempt. */
async function begin(
  transaction: Database,
  dependencies: Dependencies,
  { paymentId, isScheduled }: v.InferOutput<typeof collection.payload>,
  now: number,
): Promise<Step> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) return nothing;
  const tried = await transaction.select().from(attempts).where(eq(attempts.paymentId, paymentId));
  const unanswered = tried.find(({ how, state }) => how === 'saved' && state === 'requested');
  if (unanswered) return { kind: 'charge', attempt: unanswered, payment };
  if (payment.status !== 'due' && payment.status !== 'failed') return nothing;
  const [billing] = await transaction.select().from(billings).where(eq(billings.proposalId, payment.proposalId));
  if (!billing) return nothing;
  const method = await collectableMethod(transaction, payment);
  if (!method) return askClient(transaction, dependencies, billing, payment, now);
  if (payment.status === 'failed') {
    const { nextAttemptAt } = payment;
    if (!nextAttemptAt) return nothing;
    // Its resumption tries it again.
    if (isScheduled && billing.pausedOn !== null) return nothing;
    if (nextAttemptAt.getTime() > now) {
      await planCollection(transaction, payment, nextAttemptAt.getTime());
      return nothing;
    }
  }
  const [checkout] = await transaction
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(attempts, eq(attempts.id, checkouts.attemptId))
    .where(and(eq(attempts.paymentId, paymentId), inArray(checkouts.state, ['requested', 'open'])));
  if (checkout) return { kind: 'close page', checkout: checkout.checkout };
  const number = tried.length + 1;
  const at = new Date(now);
  const [attempt] = await transaction
    .insert(attempts)
    .values({
      paymentId,
      number,
      how: 'saved',
      saved: method,
      method: method.label,
      amount: openOf(payment),
      currency: payment.currency,
      state: 'requested',
      stateAt: at,
      at,
    })
    .returning();
  if (!attempt) throw new Error('the attempt was not written');
  await settlePayment(transaction, dependencies, paymentId, now);
  return { kind: 'charge', attempt, payment };
}

/** Without a method that can be charged, the client is asked to pay, once. */
async function askClient(
  transaction: Database,
  dependencies: Dependencies,
  billing: BillingRow,
  payment: PaymentRow,
  now: number,
): Promise<Step> {
  if (payment.requestedAt || payment.status !== 'due') return nothing;
  await mailDue(transaction, dependencies, { billing, payment });
  await transaction
    .update(payments)
    .set({ requestedAt: new Date(now) })
    .where(eq(payments.id, payment.id));
  return nothing;
}
