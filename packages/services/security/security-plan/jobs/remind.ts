import { companyName } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { planJob } from '@suite/kernel/jobs/plan-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { dayText } from '@suite/values/day-text';
import { addDays } from '@suite/values/iso-day';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readPeople } from '../plan/read-facts';
import { findPlan, type PlanRow } from '../plan/require-plan';
import { plans, reminders } from '../schema';

/** Days between automatic reminders. */
const WEEK = 7;

interface Of {
  plan: PlanRow;
  deployment: Deployment;
  kernel: Pick<Kernel, 'queueMail'>;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether a person requested it: then everyone due is reminded unless they were reminded today. */
  isRequested: boolean;
}

/** Mails everyone who has not acknowledged the version in force. @returns the number of mails */
export async function remind(transaction: Database, { plan, deployment, kernel, now, isRequested }: Of): Promise<number> {
  const { companyId } = plan;
  const { acknowledging, today } = await readPeople(transaction, plan, now);
  const rows = await transaction.select().from(reminders).where(eq(reminders.companyId, companyId));
  const last = new Map(rows.map(({ userId, on }) => [userId, on]));
  const firm = await companyName(transaction, companyId);
  let sent = 0;
  for (const { userId, name, email, state, dueOn } of acknowledging) {
    const before = last.get(userId);
    if (state === 'done' || (before !== undefined && (isRequested ? before >= today : addDays(before, WEEK) > today))) continue;
    await kernel.queueMail(
      transaction,
      reminderMail({ deployment, companyId, firm, name, email, dueOn, isOverdue: state === 'overdue' }),
    );
    await transaction
      .insert(reminders)
      .values({ companyId, userId, on: today })
      .onConflictDoUpdate({ target: [reminders.companyId, reminders.userId], set: { on: today } });
    sent++;
  }
  return sent;
}

interface ReminderDetails {
  deployment: Deployment;
  companyId: string;
  firm: string;
  name: string;
  email: string;
  dueOn: string;
  isOverdue: boolean;
}

const reminderMail = ({ deployment, companyId, firm, name, email, dueOn, isOverdue }: ReminderDetails): Mail => ({
  deployment,
  companyId,
  firm,
  to: email,
  content: {
    subject: `Please read and acknowledge the security plan of ${firm}`,
    recipientName: name,
    body: [
      `Please read the security plan of ${inLine(firm)} and confirm that you have. It ${isOverdue ? 'was' : 'is'} due on ${dayText(dueOn)}.`,
    ],
    button: { label: 'Read the plan', url: zoneUrl(deployment, 'wisp', '/own') },
    reason: `You get this mail because the plan applies to you at ${inLine(firm)}.`,
  },
});

const of = { kind: 'remind of the security plan', payload: v.object({ companyId: v.string() }) };

/** Runs every day for each firm with a plan. */
export const planReminders = planJob({
  kind: 'plan reminders of security plans',
  doing: 'planned reminders of security plans',
  async plan(transaction) {
    for (const { companyId } of await transaction.select({ companyId: plans.companyId }).from(plans))
      await enqueue(transaction, of, { companyId }, { companyId, key: companyId });
  },
});

export const scheduleReminders = (database: Database, now: number): Promise<void> =>
  schedule(database, { job: planReminders, key: 'daily', payload: {}, time: { at: '13:00', timeZone: 'UTC' }, now });

export const reminderJob = (kernel: Kernel, deployment: Deployment | undefined) =>
  defineJob({
    ...of,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 300,
    atOnce: 1,
    isHarmless: true,
    doing: 'sent reminders of the security plan',
    async run({ companyId }, { database, clock, hold }) {
      // A host without its own address has no links, so it sends no mail.
      if (!deployment) return;
      await database.transaction(async (transaction) => {
        await hold(transaction);
        const plan = await findPlan(transaction, companyId);
        if (plan) await remind(transaction, { plan, deployment, kernel, now: clock(), isRequested: false });
      });
    },
  });
