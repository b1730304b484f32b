import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Payment, Refund } from '../contract/billing';
import type { BillingRow, PaymentRow, RefundRow } from '../rows';
import { refunds } from '../schema';

const stateOf = { requested: 'pending', pending: 'pending', done: 'done', failed: 'failed' } as const;

/** Returns payments as the firm sees them, in the given order. */
export async function shownPayments(
  database: Database,
  rows: readonly { billing: BillingRow; payment: PaymentRow }[],
): Promise<Payment[]> {
  const ids = rows.map(({ payment }) => payment.id);
  const given = ids.length
    ? await database.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(desc(refunds.at), asc(refunds.id))
    : [];
  const names = await namesById(database, [...new Set(given.map(({ userId }) => userId))]);
  return rows.map(({ billing, payment }) => ({
    ...shown(billing, payment),
    refunds: given.filter(({ paymentId }) => paymentId === payment.id).map((one) => shownRefund(one, names)),
  }));
}

function shown({ number, title, client, timeZone, pausedOn }: BillingRow, payment: PaymentRow): Omit<Payment, 'refunds'> {
  const { id, proposalId, currency, dueOn, amount, items, status, method, paidOn, note } = payment;
  const { receivedOn, cancelledAt, attempts, failure, nextAttemptAt, collected, refunded, isDisputed, isPaidTwice, mismatch } =
    payment;
  const credits = payment.credits.map(({ creditId: _, ...credit }) => credit);
  const nextAttemptOn = pausedOn === null && nextAttemptAt ? dayIn(timeZone, nextAttemptAt.getTime()) : null;
  const of = { id, proposalId, number, title, client, currency, dueOn, amount, items, credits, status, method };
  const noted = { receivedOn, isCancelled: cancelledAt !== null, note };
  return { ...of, ...noted, paidOn, attempts, failure, nextAttemptOn, collected, refunded, isDisputed, isPaidTwice, mismatch };
}

function shownRefund({ id, amount, reason, state, at, userId, failure }: RefundRow, names: Map<string, string>): Refund {
  return { id, amount, reason, status: stateOf[state], at: at.toISOString(), by: names.get(userId) ?? '', failure };
}
