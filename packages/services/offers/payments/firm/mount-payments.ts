import type { AuditAction } from '@services/identity/contract/audit';
import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, eq } from 'drizzle-orm';
import { collectNow } from '../billing/collection-queue';
import { collectableMethod } from '../collecting/collectable-method';
import { planRefund } from '../collecting/refund-job';
import { settlePayment } from '../collecting/settle-payment';
import { getPaymentAttention } from '../contract/attention';
import type { Payment } from '../contract/billing';
import * as contract from '../contract/billing';
import type { Dependencies, PaymentRow } from '../rows';
import { attempts, billings, checkouts, credits, payments, refunds } from '../schema';
import { countViews, listPayments } from './list-payments';
import { lockPayment } from './lock-payment';
import { nameOf } from './name-of';
import { shownPayments } from './read-payments';

/** Payments of the token's company. */
export function mountPayments(app: App, dependencies: Dependencies): void {
  const { kernel } = dependencies;

  route(
    app,
    kernel,
    getPaymentAttention,
    { summary: 'Payments of the firm that failed, and those that are late' },
    ({ caller, database, clock }) => countViews(database, inCompany(caller).companyId, ['failed', 'late'], clock()),
  );

  route(
    app,
    kernel,
    contract.getPayments,
    { summary: 'A page of the payments of the firm, how many there are of each kind, and cards that expire soon' },
    ({ input: { query }, caller, database, clock }) => listPayments(database, inCompany(caller).companyId, query, clock()),
  );

  route(
    app,
    kernel,
    contract.markReceived,
    { summary: 'Note that the firm has the money' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      insistOnOpen(payment);
      const [billing] = await database.select().from(billings).where(eq(billings.proposalId, payment.proposalId));
      if (billing && body.on > dayIn(billing.timeZone, clock()))
        throw new SuiteError('invalid_request', 'Choose today or an earlier day: the money has come.');
      await insistOnNoPage(database, payment);
      const { on: receivedOn, note } = body;
      await database
        .update(payments)
        .set({ receivedOn, note: note || null })
        .where(eq(payments.id, payment.id));
      await record(database, author, 'payment.received', payment, clock());
      return settled(database, payment.id, clock());
    },
  );

  route(
    app,
    kernel,
    contract.undoReceived,
    { summary: 'Remove the note that the firm has the money' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      if (payment.receivedOn === null) throw new SuiteError('not_open', 'This payment was not marked as received.');
      if (await database.$count(credits, eq(credits.paymentId, payment.id)))
        throw new SuiteError('not_open', 'A part of this payment was credited to what followed. It stays marked as received.');
      if (payment.refunded > 0)
        throw new SuiteError('not_open', 'A part of this payment was given back. It stays marked as received.');
      await database.update(payments).set({ receivedOn: null, note: null }).where(eq(payments.id, payment.id));
      await record(database, author, 'payment.reopened', payment, clock());
      return settled(database, payment.id, clock());
    },
  );

  route(
    app,
    kernel,
    contract.cancelPayment,
    { summary: 'Waive a payment' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      insistOnOpen(payment);
      await insistOnNoPage(database, payment);
      await database
        .update(payments)
        .set({ cancelledAt: new Date(clock()), note: body.note || null })
        .where(eq(payments.id, payment.id));
      await record(database, author, 'payment.cancelled', payment, clock());
      return settled(database, payment.id, clock());
    },
  );

  route(
    app,
    kernel,
    contract.retryPayment,
    { summary: 'Charge the saved method now' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      insistOnOpen(payment);
      if (!(await collectableMethod(database, payment)))
        throw new SuiteError('not_open', 'There is no saved method to charge. The client pays on its page, or by transfer.');
      await database
        .update(payments)
        .set({ nextAttemptAt: new Date(clock()) })
        .where(eq(payments.id, payment.id));
      await collectNow(database, payment);
      await record(database, author, 'payment.retried', payment, clock());
      return shownOf(database, payment.id);
    },
  );

  route(
    app,
    kernel,
    contract.refundPayment,
    { summary: 'Refund a payment' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const payment = await lockPayment(database, { companyId, ...params });
      const { id: paymentId } = payment;
      const isCollected = and(eq(attempts.paymentId, paymentId), eq(attempts.state, 'succeeded'));
      const collected = await database.select().from(attempts).where(isCollected);
      // A payment that was paid twice is refunded through the provider, although the firm also has the money from another source.
      const attempt = collected.at(-1);
      if (payment.status !== 'paid' && !attempt) throw new SuiteError('not_open', 'Only what was paid is given back.');
      if (payment.refunded + body.amount > payment.collected)
        throw new SuiteError('invalid_request', 'This is more than was paid and not given back yet.');
      const at = new Date(clock());
      const of = { paymentId, userId, amount: body.amount, reason: body.reason, stateAt: at, at };
      const state = attempt ? 'requested' : 'done';
      const [added] = await database
        .insert(refunds)
        .values({ ...of, attemptId: attempt?.id ?? null, state })
        .returning();
      if (added && attempt) await planRefund(database, added.id, companyId);
      const { amount, reason } = body;
      await record(database, author, 'payment.refunded', { ...payment, amount }, clock(), reason);
      return settled(database, paymentId, clock());
    },
  );

  async function settled(database: Database, paymentId: string, now: number): Promise<Payment> {
    await settlePayment(database, dependencies, paymentId, now);
    return shownOf(database, paymentId);
  }
}

/** Records an action on a payment in the audit log, with the amount and the proposal. */
async function record(
  database: Database,
  author: Administrator,
  action: AuditAction,
  { proposalId, amount, currency }: PaymentRow,
  now: number,
  reason?: string,
): Promise<void> {
  const [billing] = await database.select().from(billings).where(eq(billings.proposalId, proposalId));
  const { money } = metricFormatsOf('en-US');
  const changes = [
    { what: 'amount', from: null, to: money(amount, currency) },
    ...(reason === undefined ? [] : [{ what: 'reason', from: null, to: reason }]),
  ];
  const subject = billing ? nameOf(billing) : '';
  await writeAudit(database, author, [{ action, subject, changes }], now);
}

async function shownOf(database: Database, paymentId: string): Promise<Payment> {
  const rows = await database
    .select({ payment: payments, billing: billings })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(eq(payments.id, paymentId));
  const [shown] = await shownPayments(database, rows);
  if (!shown) throw new Error(`payment ${paymentId} is missing`);
  return shown;
}

/** @throws SuiteError `not_open` */
function insistOnOpen({ status }: PaymentRow): void {
  if (status === 'due' || status === 'failed') return;
  const reasons = {
    processing: 'This payment is being processed. Wait until that is settled.',
    paid: 'This payment was paid.',
    cancelled: 'This payment was canceled.',
  };
  throw new SuiteError('not_open', reasons[status]);
}

/** Refuses changes while the client has the provider's page open and may be paying. @throws SuiteError `not_open` */
async function insistOnNoPage(database: Database, { id }: PaymentRow): Promise<void> {
  const isOpen = and(eq(attempts.paymentId, id), eq(checkouts.state, 'open'));
  const [page] = await database
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(attempts, eq(attempts.id, checkouts.attemptId))
    .where(isOpen);
  if (page)
    throw new SuiteError(
      'not_open',
      'The client has the payment page open and may be paying. Try again in an hour, when it closes.',
    );
}
