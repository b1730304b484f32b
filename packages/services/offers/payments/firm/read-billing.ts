import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { desc, eq, inArray } from 'drizzle-orm';
import { creditedPayments, creditsOf, periodsInEngagement } from '../billing/engagement-credits';
import { refundsAfterEnd } from '../billing/items-until';
import { completionsOf, duesToCome, missedDues } from '../billing/planned-charges';
import { accountOf } from '../collecting/account-of';
import type { Billing, Method, Payment } from '../contract/billing';
import type { SavedMethod } from '../provider/provider';
import type { BillingRow } from '../rows';
import { billings, payers, payments } from '../schema';
import { clientCredit } from '../transfers/client-credit';
import { shownPayments } from './read-payments';

/** Returns the billing of a proposal as the firm sees it. @param now milliseconds since 1970 */
export async function readBilling(database: Database, billing: BillingRow, now: number): Promise<Billing> {
  const { proposalId, companyId, currency, pausedOn, endsOn, timeZone } = billing;
  const today = dayIn(timeZone, now);
  const account = await accountOf(database, companyId);
  const [payer] = await database.select().from(payers).where(eq(payers.proposalId, proposalId));
  const rows = await database
    .select()
    .from(payments)
    .where(eq(payments.proposalId, proposalId))
    .orderBy(desc(payments.dueOn), desc(payments.key));
  const shown = await shownPayments(
    database,
    rows.map((payment) => ({ billing, payment })),
  );
  const completed = new Set(rows.map(({ key }) => key));
  const credited = await creditedPayments(
    database,
    rows.map(({ id }) => id),
  );
  const credits = await creditsOf(database, billing, today);
  const refundsDue = [...refundsAfterEnd(billing, rows, credited), ...credits.offered];
  return {
    proposalId,
    currency,
    status: endsOn !== null ? 'ended' : pausedOn !== null ? 'paused' : 'active',
    pausedOn,
    endsOn,
    provider: account?.secretKey ? 'stripe' : 'manual',
    method: payer?.method && payer.savedAt ? shownMethod(payer.method, payer.savedAt) : null,
    planned: duesToCome(billing, today),
    missed: missedDues(billing, today),
    completions: completionsOf(billing)
      .filter(({ lineId }) => !completed.has(lineId))
      .map(({ lineId, name, net, tax, gross }) => ({ lineId, name, net, tax, gross })),
    payments: shown,
    toRefund: refundsDue.reduce((sum, { amount }) => sum + amount, 0),
    refundsDue: await withPayments(database, refundsDue, shown),
    ...(await periodsInEngagement(database, billing.engagementId, today)),
    creditLeft: credits.left,
    clientCredit: await clientCredit(database, billing),
  };
}

type RefundsDue = Billing['refundsDue'];

/** Adds to each refund its payment, which may belong to an earlier billing of the engagement. */
async function withPayments(
  database: Database,
  all: readonly Omit<RefundsDue[number], 'payment'>[],
  shown: readonly Payment[],
): Promise<RefundsDue> {
  const others = all.map(({ paymentId }) => paymentId).filter((paymentId) => !shown.some(({ id }) => id === paymentId));
  const rows = others.length
    ? await database
        .select({ payment: payments, billing: billings })
        .from(payments)
        .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
        .where(inArray(payments.id, others))
    : [];
  const known = [...shown, ...(await shownPayments(database, rows))];
  return all.flatMap((one) => {
    const payment = known.find(({ id }) => id === one.paymentId);
    return payment ? [{ ...one, payment }] : [];
  });
}

export const shownMethod = ({ label, kind, expires }: SavedMethod, savedAt: Date): Method => ({
  label,
  kind,
  expires,
  savedAt: savedAt.toISOString(),
});
