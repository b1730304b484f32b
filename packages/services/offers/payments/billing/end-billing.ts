import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { eq, min } from 'drizzle-orm';
import type { BillingRow, PaymentRow } from '../rows';
import { billings, credits, payments } from '../schema';
import { releaseBeyond } from '../transfers/client-credit';
import { receivedFor } from '../transfers/received-for';
import { grossOf, partUntil, unusedPart } from './credits';
import { creditsLeft, noteUses } from './credits-left';
import { resumeRetries } from './held-retries';
import { chargedAfterEnd, itemsUntil, refundsAfterEnd } from './items-until';
import { makeDue } from './make-due';
import { type BillingTerms, duesToCome } from './planned-charges';

interface End {
  /** The last day that is charged. */
  endsOn: string;
  /** The last days of lines that end earlier. */
  lineEnds?: Record<string, string>;
  isProrated: boolean;
  today: string;
  at: Date;
  /**
   * The engagement that takes over, whose charges are reduced by what was paid for later days; undefined when the firm ends the
   * billing.
   */
  creditedTo?: string;
}

/**
 * Ends a locked billing after a day. Open payments are reduced by the part for later days. What was paid for later days is
 * credited to the engagement that takes over; without one, the firm may refund it.
 */
export async function endBillingOf(
  transaction: Database,
  billing: BillingRow,
  { endsOn, lineEnds, isProrated, today, at, creditedTo }: End,
): Promise<void> {
  const ended = endOf(billing, { endsOn, lineEnds, isProrated });
  const { proposalId } = billing;
  await transaction.update(billings).set(ended).where(eq(billings.proposalId, proposalId));
  const next = { ...billing, ...ended };
  const isOpen = ({ status }: PaymentRow) => status === 'due' || status === 'failed';
  for (const payment of await transaction.select().from(payments).where(eq(payments.proposalId, proposalId)).for('update')) {
    if (isOpen(payment)) await takeOffAfterEnd(transaction, next, payment, at);
    else await creditUnused(transaction, { before: billing, after: next, payment, at, creditedTo });
  }
  if (billing.pausedOn !== null) await resumeRetries(transaction, proposalId);
  await makeDue(transaction, next, today);
}

/**
 * Removes what is for days after the end of its billing from an open payment. What transfers paid beyond the rest becomes the
 * client's credit. @returns the amount and what was collected of it
 */
export async function takeOffAfterEnd(
  transaction: Database,
  billing: Pick<BillingTerms, 'lines' | 'endsOn' | 'endIsProrated' | 'lineEnds'> & { timeZone: string },
  payment: PaymentRow,
  at: Date,
): Promise<Pick<PaymentRow, 'amount' | 'collected'>> {
  const { id, items, credits: uses } = payment;
  const left = itemsUntil(billing, items);
  const gross = grossOf(left);
  if (gross === grossOf(items)) return payment;
  const reduced = partUntil(uses, gross);
  await noteUses(transaction, uses, reduced);
  const amount = gross - grossOf(reduced);
  const byProvider = payment.collected - payment.received;
  await releaseBeyond(transaction, id, Math.max(0, amount - byProvider));
  const { received, receivedOn } = await receivedFor(transaction, id);
  const collected = byProvider + received;
  const cancelled = { status: 'cancelled' as const, cancelledAt: at, nextAttemptAt: null, note: 'The billing has ended.' };
  const paid = { status: 'paid' as const, paidOn: dayIn(billing.timeZone, at.getTime()), failure: null, nextAttemptAt: null };
  const change =
    gross === 0
      ? { ...cancelled, credits: [], amount: grossOf(items) }
      : { items: left, credits: reduced, amount, ...(amount <= collected && paid) };
  await transaction
    .update(payments)
    .set({ ...change, received, receivedOn, collected })
    .where(eq(payments.id, id));
  return { amount, collected };
}

interface Unused {
  before: BillingRow;
  after: BillingRow;
  payment: PaymentRow;
  at: Date;
  creditedTo: string | undefined;
}

/** Credits what was paid for days after the end to the charges that take their place. */
async function creditUnused(transaction: Database, { before, after, payment, at, creditedTo }: Unused): Promise<void> {
  if (!after.endIsProrated || (creditedTo === undefined && !payment.credits.length)) return;
  const { id: paymentId, companyId } = payment;
  const [earlier] = await transaction
    .select({ refunded: min(credits.refundedBefore) })
    .from(credits)
    .where(eq(credits.paymentId, paymentId));
  const refundedBefore = earlier?.refunded ?? payment.refunded;
  const unused = unusedPart({ ...payment, refunded: refundedBefore }, before, after);
  await noteUses(transaction, payment.credits, unused.credits);
  await transaction.update(payments).set({ credits: unused.credits }).where(eq(payments.id, paymentId));
  const amount = grossOf(unused.credit);
  const engagementId = creditedTo ?? after.engagementId;
  if (amount > 0)
    await transaction
      .insert(credits)
      .values({ companyId, engagementId, paymentId, items: unused.credit, amount, refundedBefore, at });
}

/** The terms of a billing that ends after a day. */
const endOf = (billing: BillingRow, { endsOn, lineEnds = {}, isProrated }: Pick<End, 'endsOn' | 'lineEnds' | 'isProrated'>) => ({
  endsOn,
  lineEnds,
  endIsProrated: isProrated,
  pausedOn: null,
  skipped: skippedOf(billing),
});

export async function previewEnd(database: Database, billing: BillingRow, { today, ...end }: Omit<End, 'at'>) {
  const ended = { ...billing, ...endOf(billing, end) };
  const rows = await database.select().from(payments).where(eq(payments.proposalId, billing.proposalId));
  const open = rows.filter(({ status }) => status === 'due' || status === 'failed');
  const planned = duesToCome(ended, today);
  const isReduced = ({ credits: uses }: PaymentRow) => uses.length > 0;
  const released = end.isProrated ? rows.filter(isReduced).map((payment) => releasedOf(payment, billing, ended)) : [];
  const left = await creditsLeft(database, billing.engagementId);
  const credit = sumOf([...left.map((one) => one.left), ...released]) - grossOf(planned);
  const ofOthers = refundsAfterEnd(
    ended,
    rows.filter((payment) => !isReduced(payment)),
  );
  return {
    planned,
    takenOff: sumOf(open.map(({ items }) => chargedAfterEnd(ended, items))),
    toRefund: sumOf(ofOthers.map(({ amount }) => amount)) + Math.max(0, credit),
  };
}

/** Returns what an end of the billing would leave of a payment that credits reduced. */
function releasedOf(payment: PaymentRow, before: BillingRow, after: BillingRow): number {
  if (payment.status === 'due' || payment.status === 'failed')
    return Math.max(0, grossOf(payment.credits) - grossOf(itemsUntil(after, payment.items)));
  const unused = unusedPart(payment, before, after);
  return grossOf(payment.credits) - grossOf(unused.credits) + grossOf(unused.credit);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Ends a pause with the billing: the paused days are never charged. */
const skippedOf = ({ skipped, pausedOn }: BillingRow): BillingRow['skipped'] =>
  pausedOn === null ? skipped : [...skipped, { from: pausedOn, to: '9999-12-31' }];
