import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, ne, sum } from 'drizzle-orm';
import { planCollection } from '../billing/collection-queue';
import { takeOffAfterEnd } from '../billing/end-billing';
import { morningOf } from '../billing/morning';
import type { AttemptRow, BillingRow, Dependencies, PaymentRow } from '../rows';
import { attempts, billings, payments, refunds } from '../schema';
import { receivedFor } from '../transfers/received-for';
import { mailFailure } from './mail-client';
import { openOf } from './open-of';
import { daysUntilRetry } from './retry-days';
import { type Standing, standingOf } from './standing';

interface Settled {
  billing: BillingRow;
  before: PaymentRow;
  now: Standing;
  /** The newest attempt, without open pages. */
  newest: AttemptRow | undefined;
  /** What transfers paid. */
  received: number;
}

/**
 * Updates a payment from its attempts and the firm's notes, in the transaction that changed them, and notifies the firm and the
 * client of changes. Its row stays locked. @param now milliseconds since 1970
 */
export async function settlePayment(
  transaction: Database,
  dependencies: Dependencies,
  paymentId: string,
  now: number,
): Promise<void> {
  const [before] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!before) return;
  const [billing] = await transaction.select().from(billings).where(eq(billings.proposalId, before.proposalId));
  if (!billing) return;
  const tried = await transaction.select().from(attempts).where(eq(attempts.paymentId, paymentId));
  const { received, receivedOn } = await receivedFor(transaction, paymentId);
  const standing = standingOf(
    tried.map((one) => ({ ...one, stateAt: one.stateAt.getTime() })),
    {
      amount: before.amount,
      received,
      isCancelled: before.cancelledAt !== null,
      refunds: await refundsOf(transaction, paymentId),
    },
  );
  const [newest] = tried.filter(({ state }) => state !== 'open').sort((a, b) => b.number - a.number);
  const settled = { billing, before, now: standing, newest, received };
  const { status, method, collectedAt, failure, collected, refunded, isDisputed, isPaidTwice } = standing;
  const nextAttempt = nextAttemptOf(settled, tried, now);
  await transaction
    .update(payments)
    .set({
      ...{ status, method, collected, received, receivedOn, refunded, isDisputed, isPaidTwice },
      attempts: standing.attempts,
      failure: failure?.message ?? null,
      nextAttemptAt: nextAttempt === undefined ? null : new Date(nextAttempt),
      paidOn: status === 'paid' ? paidOnOf(before, { received, receivedOn, collectedAt, timeZone: billing.timeZone }) : null,
    })
    .where(eq(payments.id, paymentId));
  // A payment that fails after its billing has ended is collected again without the later days.
  const settledRow = { ...before, collected, received };
  const open = hasFailedAgain(settled) ? await takeOffAfterEnd(transaction, billing, settledRow, new Date(now)) : settledRow;
  if (open.amount <= open.collected && before.amount > collected) return;
  if (nextAttempt !== undefined && hasFailedAgain(settled)) await planCollection(transaction, before, nextAttempt);
  await tell(
    transaction,
    dependencies,
    { ...settled, before: { ...before, amount: open.amount, collected: open.collected } },
    nextAttempt,
    now,
  );
}

/** Returns the refunds that the firm requested and that did not fail; minor units. */
async function refundsOf(transaction: Database, paymentId: string): Promise<number> {
  const isCounted = and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed'));
  const [given] = await transaction
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(isCounted);
  return Number(given?.amount ?? 0);
}

interface Paid {
  received: number;
  receivedOn: string | null;
  /** Milliseconds since 1970. */
  collectedAt: number | null;
  timeZone: string;
}

/** Returns the day on which transfers, the provider or credits paid the last part of a payment. */
function paidOnOf({ amount, paidOn, dueOn }: PaymentRow, { received, receivedOn, collectedAt, timeZone }: Paid): string {
  if (receivedOn !== null && received >= amount) return receivedOn;
  const collectedOn = collectedAt === null ? null : dayIn(timeZone, collectedAt);
  const [last] = [receivedOn, collectedOn]
    .filter((day) => day !== null)
    .sort()
    .reverse();
  return last ?? paidOn ?? dueOn;
}

const hasFailedAgain = ({ before, now }: Settled): boolean =>
  now.status === 'failed' && (before.status !== 'failed' || before.attempts !== now.attempts);

/** Returns when the saved method is tried again, in milliseconds since 1970; undefined when it is not. */
function nextAttemptOf(settled: Settled, tried: readonly AttemptRow[], now: number): number | undefined {
  const { billing, before, now: standing, newest } = settled;
  if (standing.status !== 'failed') return undefined;
  if (!hasFailedAgain(settled)) return before.nextAttemptAt?.getTime();
  if (newest?.how !== 'saved' || !standing.failure?.canRetry) return undefined;
  const days = daysUntilRetry(tried.filter(({ how, state }) => how === 'saved' && state === 'failed').length);
  return days === undefined ? undefined : morningOf(dayIn(billing.timeZone, now), billing.timeZone, days);
}

async function tell(
  transaction: Database,
  dependencies: Dependencies,
  settled: Settled,
  nextAttempt: number | undefined,
  now: number,
): Promise<void> {
  const { billing, before, now: standing, newest } = settled;
  const { facts } = dependencies.kernel;
  const { companyId, proposalId, title, client, ownerId } = billing;
  const { id: paymentId, amount, currency } = before;
  const data = { paymentId, proposalId, title, client, ownerId, amount, currency };
  const { failure, status, isDisputed } = standing;
  if (hasFailedAgain(settled)) {
    // A client who pays on the provider's page sees a failure there, except for a bank debit that is returned days later.
    if (newest?.how === 'saved' || before.status === 'processing')
      await mailFailure(transaction, dependencies, { billing, payment: before, failure, nextAttempt });
    const failed = { ...data, amount: openOf(before), failure: failure?.message ?? '' };
    await facts.append(transaction, 'payment.failed', { companyId, data: failed }, now);
  }
  if (status === 'paid' && before.status !== 'paid' && settled.received === before.received)
    await facts.append(transaction, 'payment.received', { companyId, data }, now);
  if (isDisputed && !before.isDisputed) await facts.append(transaction, 'payment.disputed', { companyId, data }, now);
}
