import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { and, eq, type SQL } from 'drizzle-orm';
import type { ProviderEvent } from '../provider/provider';
import type { AccountRow, AttemptRow, Dependencies } from '../rows';
import { accounts, attempts, checkouts, events, payments, refunds } from '../schema';
import { noteProblem } from './account-of';
import { hearOfAttempt, hearOfMethod } from './hear';
import { isSame, misfitOfPart, recordMismatch } from './mismatch';
import { readAgain } from './read-attempt-job';
import { readingPage } from './read-page-job';
import { hearOfRefund } from './refund-job';
import { settlePayment } from './settle-payment';

/** Processes a signed event, once. The order of events does not matter. @param now milliseconds since 1970 */
export async function takeEvent(
  transaction: Database,
  dependencies: Dependencies,
  { id: accountId, companyId, isTest, stripeAccount }: AccountRow,
  event: ProviderEvent,
  now: number,
): Promise<void> {
  const receivedAt = new Date(now);
  const isNew = await transaction.insert(events).values({ accountId, id: event.id, receivedAt }).onConflictDoNothing();
  if (!isNew.rowCount) return;
  await transaction.update(accounts).set({ lastEventAt: receivedAt }).where(eq(accounts.id, accountId));
  if (event.isTest !== null && event.isTest !== isTest) return noteProblem(transaction, companyId, otherMode(isTest));
  if (event.account !== null && event.account !== stripeAccount) return noteProblem(transaction, companyId, OTHER_ACCOUNT);
  switch (event.kind) {
    case 'attempt': {
      const attemptId = await attemptOf(transaction, companyId, event);
      if (!attemptId || (await hearOfAttempt(transaction, dependencies, attemptId, event.attempted, now))) return;
      return readAgain(transaction, { companyId, attemptId, providerId: event.providerId, refund: null });
    }
    case 'checkout':
      return readPage(transaction, companyId, eq(checkouts.sessionId, event.sessionId));
    case 'saved':
      return isUuid(event.checkoutId) ? readPage(transaction, companyId, eq(checkouts.id, event.checkoutId)) : undefined;
    case 'refund': {
      const refundId = await refundOf(transaction, companyId, event);
      if (!refundId || (await hearOfRefund(transaction, dependencies, refundId, event.refunded, now))) return;
      return readRefundAgain(transaction, companyId, refundId, event.refunded.providerId);
    }
    case 'given-back': {
      const attempt = await findAttempt(transaction, companyId, event.providerId);
      if (!attempt) return;
      const isWhole = isSame({ amount: event.charged, currency: event.currency }, attempt);
      const misfit = isWhole ? misfitOfPart(attempt, event) : { amount: event.amount, currency: event.currency };
      if (misfit) return takeMisfit(transaction, companyId, attempt, { of: 'refund', misfit, at: now });
      if (attempt.refunded >= event.amount) return;
      await transaction.update(attempts).set({ refunded: event.amount }).where(eq(attempts.id, attempt.id));
      return settlePayment(transaction, dependencies, attempt.paymentId, now);
    }
    case 'dispute': {
      const attempt = await findAttempt(transaction, companyId, event.providerId);
      if (!attempt) return;
      const misfit = misfitOfPart(attempt, event);
      if (misfit) return takeMisfit(transaction, companyId, attempt, { of: 'dispute', misfit, at: now });
      if (isOlder(event, attempt.dispute)) return;
      const dispute = { at: event.at, isOpen: event.isOpen, isLost: event.isLost, amount: event.amount };
      await transaction.update(attempts).set({ dispute }).where(eq(attempts.id, attempt.id));
      return settlePayment(transaction, dependencies, attempt.paymentId, now);
    }
    case 'method':
      return hearOfMethod(transaction, companyId, event);
    case 'other':
      return;
  }
}

/** Events of the test mode settle nothing in the live mode, and the other way around. */
const otherMode = (isTest: boolean): string =>
  isTest
    ? 'Stripe sends events of live payments, but the secret key is of its test mode. Enter the signing secret of the test mode.'
    : 'Stripe sends events of its test mode, but the secret key is live. Enter the signing secret of the live mode.';

/** An event without an account belongs to the account of the key. */
const OTHER_ACCOUNT =
  'Stripe sends events of another account than the one of the secret key. Check the address of events at Stripe: it must listen to events of your own account.';

/** Records a report that does not fit a charge, and reads the charge from the provider. */
async function takeMisfit(
  transaction: Database,
  companyId: string,
  attempt: AttemptRow,
  recorded: Parameters<typeof recordMismatch>[2],
): Promise<void> {
  await recordMismatch(transaction, attempt, recorded);
  const { id: attemptId, providerId } = attempt;
  if (providerId !== null) await readAgain(transaction, { companyId, attemptId, providerId, refund: null });
}

async function readRefundAgain(
  transaction: Database,
  companyId: string,
  refundId: string,
  refundProviderId: string | null,
): Promise<void> {
  const [row] = await transaction
    .select({ attemptId: attempts.id, providerId: attempts.providerId, known: refunds.providerId })
    .from(refunds)
    .innerJoin(attempts, eq(attempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId));
  const refunded = row?.known ?? refundProviderId;
  if (!row?.providerId || refunded === null) return;
  const { attemptId, providerId } = row;
  await readAgain(transaction, { companyId, attemptId, providerId, refund: { id: refundId, providerId: refunded } });
}

/** Reads from the provider what was paid or saved on a page, after the event. */
async function readPage(transaction: Database, companyId: string, isIt: SQL): Promise<void> {
  const [row] = await transaction
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.companyId, companyId), isIt));
  if (row) await enqueue(transaction, readingPage, { checkoutId: row.id }, { companyId, key: row.id });
}

interface Dispute {
  at: number;
  isOpen: boolean;
}

/** When two reports have the same time, the end of a dispute is the newer one. */
const isOlder = (event: Dispute, known: Dispute | null): boolean =>
  known !== null && (event.at < known.at || (event.at === known.at && event.isOpen && !known.isOpen));

const isOfCompany = (companyId: string) => eq(payments.companyId, companyId);

/** An event that arrives before the response to the request identifies the attempt itself. */
async function attemptOf(
  transaction: Database,
  companyId: string,
  { attemptId, providerId }: { attemptId: string | null; providerId: string },
): Promise<string | undefined> {
  const found = await findAttempt(transaction, companyId, providerId);
  if (found || attemptId === null || !isUuid(attemptId)) return found?.id;
  const [named] = await transaction
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(isOfCompany(companyId), eq(attempts.id, attemptId)));
  return named?.id;
}

async function findAttempt(transaction: Database, companyId: string, providerId: string) {
  const [found] = await transaction
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(isOfCompany(companyId), eq(attempts.providerId, providerId)));
  if (!found) return undefined;
  // Locking one table of a join would name it with its schema, which PostgreSQL refuses.
  const [locked] = await transaction.select().from(attempts).where(eq(attempts.id, found.id)).for('update');
  return locked;
}

async function refundOf(
  transaction: Database,
  companyId: string,
  { refundId, refunded }: { refundId: string | null; refunded: { providerId: string | null } },
): Promise<string | undefined> {
  const { providerId } = refunded;
  if (refundId === null ? providerId === null : !isUuid(refundId)) return undefined;
  const isIt = refundId === null ? eq(refunds.providerId, providerId ?? '') : eq(refunds.id, refundId);
  const [found] = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOfCompany(companyId), isIt));
  return found?.id;
}
