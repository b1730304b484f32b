import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, eq } from 'drizzle-orm';
import { collectNow } from '../billing/collection-queue';
import { collectableMethod } from '../collecting/collectable-method';
import { openOf } from '../collecting/open-of';
import { insistOnNoPage, insistOnOpen } from '../collecting/open-payment';
import { planRefund } from '../collecting/refund-job';
import { settlePayment } from '../collecting/settle-payment';
import { takeTransfer } from '../collecting/take-transfer';
import { getPaymentAttention } from '../contract/attention';
import type { Payment } from '../contract/billing';
import * as contract from '../contract/billing';
import type { Dependencies } from '../rows';
import { attempts, billings, payments, refunds } from '../schema';
import { countViews, listPayments } from './list-payments';
import { lockPayment } from './lock-payment';
import { shownPayment } from './read-payments';
import { recordPayment } from './record-payment';

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
    { summary: 'Record money that the firm received for a payment' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      insistOnOpen(payment);
      const [billing] = await database.select().from(billings).where(eq(billings.proposalId, payment.proposalId));
      if (billing && body.on > dayIn(billing.timeZone, clock()))
        throw new SuiteError('invalid_request', 'Choose today or an earlier day: the money has come.');
      const { companyId, userId } = author;
      const { id: paymentId, proposalId, currency } = payment;
      const { on, note, amount = openOf(payment) } = body;
      const parts = [{ paymentId, amount: Math.min(amount, openOf(payment)) }];
      await takeTransfer(database, dependencies, { companyId, proposalId, on, amount, currency, parts, note, userId }, clock());
      await recordPayment(database, author, 'payment.received', { ...payment, amount }, clock());
      return shownPayment(database, paymentId);
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
      await recordPayment(database, author, 'payment.cancelled', payment, clock());
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
      await recordPayment(database, author, 'payment.retried', payment, clock());
      return shownPayment(database, payment.id);
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
      // What the provider collected is refunded first; what transfers paid, the firm pays back itself.
      const byProvider = Math.max(0, payment.collected - payment.received - payment.refunded);
      const attempt = byProvider > 0 ? collected.at(-1) : undefined;
      if (payment.status !== 'paid' && !attempt) throw new SuiteError('not_open', 'Only what was paid is given back.');
      if (payment.refunded + body.amount > payment.collected)
        throw new SuiteError('invalid_request', 'This is more than was paid and not given back yet.');
      if (attempt && body.amount > byProvider) {
        const most = metricFormatsOf('en-US').money(byProvider, payment.currency);
        throw new SuiteError('invalid_request', `Stripe can give back ${most}. Refund that first, and the rest after it.`);
      }
      const at = new Date(clock());
      const of = { paymentId, userId, amount: body.amount, reason: body.reason, stateAt: at, at };
      const state = attempt ? 'requested' : 'done';
      const [added] = await database
        .insert(refunds)
        .values({ ...of, attemptId: attempt?.id ?? null, state })
        .returning();
      if (added && attempt) await planRefund(database, added.id, companyId);
      const { amount, reason } = body;
      await recordPayment(database, author, 'payment.refunded', { ...payment, amount }, clock(), reason);
      return settled(database, paymentId, clock());
    },
  );

  async function settled(database: Database, paymentId: string, now: number): Promise<Payment> {
    await settlePayment(database, dependencies, paymentId, now);
    return shownPayment(database, paymentId);
  }
}
