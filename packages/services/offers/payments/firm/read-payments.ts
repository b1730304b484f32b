import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { openOf } from '../collecting/open-of';
import type { Payment, Refund } from '../contract/billing';
import type { BillingRow, PaymentRow, RefundRow } from '../rows';
import { billings, payments, refunds } from '../schema';
import { clientCredits } from '../transfers/client-credit';
import { transfersOf } from '../transfers/transfers-of';

const stateOf = { requested: 'pending', pending: 'pending', done: 'done', failed: 'failed' } as const;

/** Returns payments as the firm sees them, in the given order. */
export async function shownPayments(
  database: Database,
  rows: readonly { billing: BillingRow; payment: PaymentRow }[],
): Promise<Payment[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ payment }) => payment.id);
  const given = await database
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
    .orderBy(desc(refunds.at), asc(refunds.id));
  const received = await transfersOf(database, ids);
  const isOpen = rows.some(({ payment }) => mayUseCredit(payment));
  const creditOf = isOpen ? await clientCredits(database, first.payment.companyId) : () => 0;
  const names = await namesById(database, [...new Set([...given, ...received].map(({ userId }) => userId))]);
  return rows.map(({ billing, payment }) => ({
    ...shown(billing, payment),
    transfers: received
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ paymentId: _, userId, ...one }) => ({ ...one, by: names.get(userId) ?? '' })),
    clientCredit: mayUseCredit(payment) ? creditOf(payment) : 0,
    refunds: given.filter(({ paymentId }) => paymentId === payment.id).map((one) => shownRefund(one, names)),
  }));
}

const mayUseCredit = ({ status }: PaymentRow): boolean => status === 'due' || status === 'failed';

/** Returns a payment as the firm sees it. */
export async function shownPayment(database: Database, paymentId: string): Promise<Payment> {
  const rows = await database
    .select({ payment: payments, billing: billings })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(eq(payments.id, paymentId));
  const [shown] = await shownPayments(database, rows);
  if (!shown) throw new Error(`payment ${paymentId} is missing`);
  return shown;
}

function shown(
  { number, title, client, timeZone, pausedOn }: BillingRow,
  payment: PaymentRow,
): Omit<Payment, 'refunds' | 'transfers' | 'clientCredit'> {
  const { id, proposalId, currency, reference, dueOn, amount, items, status, method, paidOn, note } = payment;
  const { receivedOn, cancelledAt, attempts, failure, nextAttemptAt, collected, refunded, isDisputed, isPaidTwice, mismatch } =
    payment;
  const credits = payment.credits.map(({ creditId: _, ...credit }) => credit);
  const nextAttemptOn = pausedOn === null && nextAttemptAt ? dayIn(timeZone, nextAttemptAt.getTime()) : null;
  const open = status === 'paid' || status === 'cancelled' ? 0 : openOf(payment);
  const of = { id, proposalId, number, title, client, currency, reference, dueOn, amount, open, items, credits, status, method };
  const noted = { receivedOn, isCancelled: cancelledAt !== null, note };
  return { ...of, ...noted, paidOn, attempts, failure, nextAttemptOn, collected, refunded, isDisputed, isPaidTwice, mismatch };
}

function shownRefund({ id, amount, reason, state, at, userId, failure }: RefundRow, names: Map<string, string>): Refund {
  return { id, amount, reason, status: stateOf[state], at: at.toISOString(), by: names.get(userId) ?? '', failure };
}
