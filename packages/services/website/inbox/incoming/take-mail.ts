import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Kernel } from '@suite/kernel/http/kernel';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, desc, eq, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {} from '../facts';
import { clientWithEmail } from '../leads/add-lead';
import { say } from '../leads/note-change';
import type { LeadDatabaseRow } from '../leads/read-lead';
import { leads, messages } from '../schema';
import type { Bounce } from './bounce';
import { type ReadMail, readMail } from './read-mail';
import { addAttachments, type StoredAttachment, storeAttachments } from './store-attachments';

/** How long servers try to deliver a mail, in milliseconds: five days (RFC 5321 §4.5.4.1), plus a margin. */
const LAST_BOUNCE = 7 * MILLISECONDS_PER_DAY;

/** A mail whose attachments are stored. */
type StoredMail = Omit<ReadMail, 'attachments'> & { id: string; attachments: StoredAttachment[] };

/** Adds an incoming mail to the lead it belongs to, or to a new one. The same mail counts once. */
export async function takeMail(kernel: Kernel, companyId: string, bytes: Uint8Array): Promise<void> {
  const read = await readMail(bytes);
  if (!read) return;
  const isIt = and(
    eq(messages.companyId, companyId),
    eq(messages.messageId, read.messageId),
    // Another mail can have the same id, because anyone can choose one.
    eq(messages.digest, read.digest),
  );
  if (await kernel.database.$count(messages, isIt)) return;
  const { attachments, note } = await storeAttachments(kernel, companyId, read.bounce ? [] : read.attachments);
  const mail = { ...read, id: randomUUID(), attachments, text: read.text + note };
  await kernel.database.transaction(async (transaction) => {
    await lockByName(transaction, `incoming mail ${companyId}`);
    if (mail.bounce) return noteBounce(transaction, companyId, mail.bounce, kernel.clock());
    if (await transaction.$count(messages, isIt)) return;
    const lead = (await answered(transaction, companyId, mail)) ?? (await ofSender(transaction, companyId, mail));
    await (lead ? addToLead(kernel, transaction, lead, mail) : addAsLead(kernel, transaction, companyId, mail));
  });
  kernel.wakeJobs();
}

/**
 * Marks a mail of ours that came back, and its lead. A bounce's sender is not verified, so it counts only if the returned headers
 * have the random id of a mail of ours, if it names the address that the mail went to, while servers still try, and before the
 * address has replied to the mail.
 */
async function noteBounce(transaction: Database, companyId: string, bounce: Bounce, now: number): Promise<void> {
  const { messageIds, reason, names } = bounce;
  if (!messageIds.length) return;
  const answers = alias(messages, 'answers');
  const isAnswered = transaction
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.leadId, leads.id),
        eq(answers.kind, 'received'),
        eq(answers.fromEmail, leads.email),
        gt(answers.number, messages.number),
      ),
    );
  const sent = await transaction
    .select({ id: messages.id, leadId: leads.id, email: leads.email })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .where(
      and(
        eq(messages.companyId, companyId),
        inArray(messages.messageId, messageIds),
        or(eq(messages.kind, 'reply'), eq(messages.kind, 'auto-reply')),
        gt(messages.at, new Date(now - LAST_BOUNCE)),
        notExists(isAnswered),
      ),
    );
  for (const { id, leadId, email } of sent) {
    if (!names(email)) continue;
    await transaction.update(messages).set({ failure: reason }).where(eq(messages.id, id));
    await transaction.update(leads).set({ isBouncing: true, isUnread: true }).where(eq(leads.id, leadId));
  }
}

/**
 * Returns the lead whose conversation a mail continues: by a mail of its sender first, then by a mail of ours, whose id is
 * random.
 */
async function answered(transaction: Database, companyId: string, mail: StoredMail): Promise<LeadDatabaseRow | undefined> {
  const { answers, email } = mail;
  if (!answers.length) return undefined;
  const [row] = await transaction
    .select({ lead: leads })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .where(and(eq(messages.companyId, companyId), inArray(messages.messageId, answers)))
    .orderBy(sql`${leads.email} = ${email} desc`, sql`${messages.kind} in ('reply', 'auto-reply') desc`, desc(messages.at))
    .limit(1);
  return row?.lead;
}

/** Returns the sender's newest lead, unless it is closed. */
async function ofSender(transaction: Database, companyId: string, { email }: StoredMail): Promise<LeadDatabaseRow | undefined> {
  const isGoingOn = and(ne(leads.state, 'spam'), ne(leads.state, 'lost'));
  const [row] = await transaction
    .select()
    .from(leads)
    .where(and(eq(leads.companyId, companyId), eq(leads.email, email), isGoingOn))
    .orderBy(desc(leads.lastActivityAt))
    .limit(1);
  return row;
}

async function addToLead(kernel: Kernel, transaction: Database, lead: LeadDatabaseRow, mail: StoredMail): Promise<void> {
  const { facts, clock } = kernel;
  const { companyId, ownerId, about } = lead;
  const { id, subject, text, messageId, isAutomatic, sender: fromEmail, header, digest } = mail;
  // Anyone who knows a mail's id can reply to it, and ask for replies to any address. A reply from another address is shown with that address, and changes nothing.
  const isOwn = fromEmail === lead.email.toLowerCase();
  const isAnswer = isOwn && !isAutomatic;
  const isWaiting = isAnswer && (lead.state === 'answered' || lead.state === 'lost');
  await say(
    transaction,
    lead,
    { id, kind: 'received', by: mail.name, subject, text, messageId, fromEmail, header, digest },
    new Date(clock()),
    {
      isUnread: true,
      isBouncing: isAnswer ? false : lead.isBouncing,
      ...(isWaiting && { state: ownerId === null ? 'new' : 'assigned' }),
    },
  );
  await addAttachments(kernel, transaction, { companyId, messageId: id }, mail.attachments);
  if (isAutomatic || lead.state === 'spam') return;
  const name = isOwn ? lead.name : fromEmail;
  await facts.append(transaction, 'lead.replied', { companyId, data: { leadId: lead.id, name, about, ownerId } }, clock());
}

async function addAsLead(kernel: Kernel, transaction: Database, companyId: string, mail: StoredMail): Promise<void> {
  const { facts, clock } = kernel;
  const at = new Date(clock());
  const { name, email, sender: fromEmail, subject: about, text, messageId, isAutomatic, header, digest } = mail;
  const [lead] = await transaction
    .insert(leads)
    .values({
      ...{ companyId, kind: 'mail', about, name, email },
      state: isAutomatic ? 'spam' : 'new',
      source: 'E-mail',
      clientId: await clientWithEmail(transaction, companyId, email),
      createdAt: at,
      lastActivityAt: at,
    })
    .returning();
  if (!lead) throw new Error('the lead was not written');
  await transaction.insert(messages).values({
    id: mail.id,
    companyId,
    leadId: lead.id,
    kind: 'received',
    at,
    by: name,
    subject: about,
    text,
    messageId,
    fromEmail,
    header,
    digest,
  });
  await addAttachments(kernel, transaction, { companyId, messageId: mail.id }, mail.attachments);
  if (isAutomatic) return;
  const data = { leadId: lead.id, name, about, ownerId: null };
  await facts.append(transaction, 'lead.received', { companyId, data }, clock());
}
