import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { momentAt } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { newLink } from '../firm/add-recipient';
import { contactOf } from '../firm/contact';
import { firmName } from '../firm/firm-name';
import type { ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { awaitedSigners, signersOf } from '../firm/signers-of';
import { reminderMail } from '../mails';
import { proposals, recipients, versions } from '../schema';

const job = { kind: 'remind about proposal', payload: v.object({ proposalId: v.string(), version: v.number() }) };

/** Hour of the firm's day at which reminders are sent. */
const AT_HOUR = 9;

/**
 * Reminds people who have not answered, on the days that were set when the version was sent. Days that were missed while the
 * platform did not run result in one reminder. No reminders are sent for a version that was answered, replaced or withdrawn, or
 * has expired.
 */
export const reminderJob = (kernel: Kernel, deployment: Deployment) =>
  defineJob({
    ...job,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'reminded of a proposal',
    run: (step, { database, clock }) =>
      database.transaction((transaction) => remind(transaction, kernel, deployment, step, clock())),
  });

async function remind(
  transaction: Database,
  kernel: Kernel,
  deployment: Deployment,
  { proposalId, version }: v.InferOutput<typeof job.payload>,
  now: number,
): Promise<void> {
  const [row] = await transaction.select().from(proposals).where(eq(proposals.id, proposalId)).for('update');
  const isOpen = row?.status === 'sent' || row?.status === 'viewed';
  if (!row || !isOpen || row.version !== version || !row.expiresAt || row.expiresAt.getTime() <= now) return;
  const { companyId } = row;
  const at = new Date(now);
  for (const { id: recipientId } of awaitedSigners(await signersOf(transaction, proposalId, version)))
    await remindSigner(transaction, kernel, row, { deployment, recipientId, at });
  await planReminder(transaction, { proposalId, companyId, version }, now);
}

interface Signer {
  deployment: Deployment;
  recipientId: string;
  /** The person who requested it; undefined for a scheduled reminder. */
  userId?: string;
  at: Date;
}

/** Mails a signer another link; existing links stay valid. */
export async function remindSigner(
  transaction: Database,
  kernel: Kernel,
  row: ProposalRow,
  { deployment, recipientId, userId, at }: Signer,
): Promise<void> {
  const { id: proposalId, companyId, version, client, title, expiresOn } = row;
  const [recipient] = await transaction.select().from(recipients).where(eq(recipients.id, recipientId));
  if (!recipient) throw new Error(`recipient ${recipientId} is gone`);
  const { name, email } = recipient;
  const contact = await contactOf(transaction, row);
  const between = { deployment, companyId, firm: await firmName(transaction, companyId), to: email, replyTo: contact.email };
  const token = await newLink(transaction, recipientId);
  const expires = metricFormatsOf('en-US').day(expiresOn ?? '');
  await kernel.queueMail(transaction, reminderMail(between, { title, client, contact: contact.name, name, token, expires }));
  await noteActivity(transaction, { proposalId, version, kind: 'reminded', userId, recipientId, what: name, at });
}

interface Reminded {
  proposalId: string;
  companyId: string;
  version: number;
}

/** Schedules the next reminder of a version after a moment, if there is one. */
export async function planReminder(
  transaction: Database,
  { proposalId, companyId, version }: Reminded,
  now: number,
): Promise<void> {
  const isIt = and(eq(versions.proposalId, proposalId), eq(versions.version, version));
  const [sent] = await transaction.select().from(versions).where(isIt);
  if (!sent) return;
  const { timeZone } = sent.content;
  const sentOn = dayIn(timeZone, sent.sentAt.getTime());
  const times = sent.draft.reminderDays.map((days) => morningOf(addDays(sentOn, days), timeZone));
  const next = times.find((time) => time > now);
  if (next !== undefined)
    await enqueue(transaction, job, { proposalId, version }, { companyId, key: `${proposalId} ${version}`, runAt: next });
}

const morningOf = (day: string, timeZone: string): number => momentAt(day, AT_HOUR, timeZone);
