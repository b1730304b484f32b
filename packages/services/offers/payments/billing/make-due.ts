import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { cancel } from '@suite/kernel/jobs/keyed-jobs';
import { creditorReference } from '@suite/values/creditor-reference';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Item } from '../contract/billing';
import type { BillingRow } from '../rows';
import { billings, payments } from '../schema';
import { applyClientCredit } from '../transfers/client-credit';
import { receivedFor } from '../transfers/received-for';
import { planCardWarning } from './card-warning';
import { collectNow } from './collection-queue';
import { grossOf, takeCredits } from './credits';
import { lockCredits, noteUses } from './credits-left';
import { morningOf } from './morning';
import { duesOf, duesToCome } from './planned-charges';

const job = { kind: 'make payments due', payload: v.object({ proposalId: v.string() }) };

/** Makes payments due on their days, and makes up for days on which the platform did not run. */
export const dueJob = defineJob({
  ...job,
  attempts: 50,
  backOff: { first: 60, most: 3600 },
  leaseSeconds: 60,
  atOnce: 2,
  isHarmless: true,
  doing: 'made payments due',
  run: ({ proposalId }, { database, clock }) =>
    database.transaction(async (transaction) => {
      const [billing] = await transaction.select().from(billings).where(eq(billings.proposalId, proposalId)).for('update');
      if (!billing || dayIn(billing.timeZone, clock()) < billing.acceptedOn) return;
      await makeDue(transaction, billing, dayIn(billing.timeZone, clock()));
    }),
});

/** Adds the payments of a locked billing that are due by today and do not exist yet, and schedules the next day. */
export async function makeDue(transaction: Database, billing: BillingRow, today: string): Promise<void> {
  const tomorrow = addDays(today, 1);
  for (const { on, items } of duesOf(billing, tomorrow)) await addPayment(transaction, billing, { key: on, dueOn: on, items });
  await planCardWarning(transaction, billing.proposalId);
  const [next] = duesToCome(billing, today);
  const { companyId, proposalId } = billing;
  // Without this, a job that is already scheduled for an earlier day would stay.
  await cancel(transaction, job, proposalId);
  if (!next) return;
  const runAt = morningOf(next.on, billing.timeZone);
  await enqueue(transaction, job, { proposalId }, { companyId, key: proposalId, runAt });
}

interface Added {
  key: string;
  dueOn: string;
  items: Item[];
}

/** Adds a payment, once for its key, reduced by the credits that are left, and starts to collect it. */
export async function addPayment(transaction: Database, billing: BillingRow, { key, dueOn, items }: Added): Promise<void> {
  const { companyId, proposalId, currency } = billing;
  const gross = grossOf(items);
  const uses = takeCredits(await lockCredits(transaction, billing.engagementId), gross);
  const amount = gross - grossOf(uses);
  const paid = amount === 0 ? { status: 'paid' as const, paidOn: dueOn } : {};
  const number = (await transaction.$count(payments, eq(payments.proposalId, proposalId))) + 1;
  const reference = creditorReference(`${billing.number}${String(number).padStart(4, '0')}`);
  const [added] = await transaction
    .insert(payments)
    .values({ companyId, proposalId, key, reference, dueOn, amount, currency, items, credits: uses, ...paid })
    .onConflictDoNothing({ target: [payments.proposalId, payments.key] })
    .returning();
  if (!added) return;
  await noteUses(transaction, [], uses);
  if (amount === 0) return;
  const received = await applyClientCredit(transaction, added);
  const isPaid = received === amount;
  if (received > 0) {
    const { receivedOn } = await receivedFor(transaction, added.id);
    const change = { received, receivedOn, collected: received, ...(isPaid && { status: 'paid' as const, paidOn: dueOn }) };
    await transaction.update(payments).set(change).where(eq(payments.id, added.id));
  }
  if (!isPaid) await collectNow(transaction, added);
}
