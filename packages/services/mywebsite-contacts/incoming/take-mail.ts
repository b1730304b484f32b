import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Kernel } from '@suite/kernel/http/kernel';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type {} from '../facts';
import { clientWithEmail } from '../leads/add-lead';
import { say } from '../leads/note-change';
import type { LeadDatabaseRow } from '../leads/read-lead';
import { leads, messages } from '../schema';
import { type ReadMail, readMail } from './read-mail';

/** Puts an incoming mail into the lead that it belongs to, or into a new one. The same mail counts once. */
export async function takeMail(kernel: Kernel, companyId: string, bytes: Uint8Array): Promise<void> {
  const mail = await readMail(bytes);
  if (!mail) return;
  await kernel.database.transaction(async (transaction) => {
    await lockByName(transaction, `incoming mail ${companyId}`);
    if (mail.bounce) return noteBounce(transaction, companyId, mail.bounce);
    const isIt = and(eq(messages.companyId, companyId), eq(messages.messageId, mail.messageId));
    if (await transaction.$count(messages, isIt)) return;
    const lead = (await answered(transaction, companyId, mail)) ?? (await ofSender(transaction, companyId, mail));
    await (lead ? addToLead(kernel, transaction, lead, mail) : addAsLead(kernel, transaction, companyId, mail));
  });
  kernel.wakeJobs();
}

async function noteBounce(transaction: Database, companyId: string, { messageIds, reason }: NonNullable<ReadMail['bounce']>) {
  if (!messageIds.length) return;
  const bounced = await transaction
    .update(messages)
    .set({ failure: reason })
    .where(
      and(
        eq(messages.companyId, companyId),
        inArray(messages.messageId, messageIds),
        or(eq(messages.kind, 'reply'), eq(messages.kind, 'auto-reply')),
      ),
    )
    .returning({ leadId: messages.leadId });
  const ids = bounced.map(({ leadId }) => leadId);
  if (ids.length) await transaction.update(leads).set({ isBouncing: true, isUnread: true }).where(inArray(leads.id, ids));
}

/** The lead whose conversation a mail continues. */
async function answered(transaction: Database, companyId: string, { answers }: ReadMail): Promise<LeadDatabaseRow | undefined> {
  if (!answers.length) return undefined;
  const [row] = await transaction
    .select({ lead: leads })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .where(and(eq(messages.companyId, companyId), inArray(messages.messageId, answers)))
    .orderBy(desc(messages.at))
    .limit(1);
  return row?.lead;
}

/** The newest lead of whoever wrote, unless it is over. */
async function ofSender(transaction: Database, companyId: string, { email }: ReadMail): Promise<LeadDatabaseRow | undefined> {
  const isGoingOn = and(ne(leads.state, 'spam'), ne(leads.state, 'lost'));
  const [row] = await transaction
    .select()
    .from(leads)
    .where(and(eq(leads.companyId, companyId), eq(leads.email, email), isGoingOn))
    .orderBy(desc(leads.lastActivityAt))
    .limit(1);
  return row;
}

async function addToLead({ facts, clock }: Kernel, transaction: Database, lead: LeadDatabaseRow, mail: ReadMail): Promise<void> {
  const { companyId, ownerId, name, about } = lead;
  const { subject, text, messageId, isAutomatic } = mail;
  const isWaiting = !isAutomatic && (lead.state === 'answered' || lead.state === 'lost');
  await say(transaction, lead, { kind: 'received', by: mail.name, subject, text, messageId }, new Date(clock()), {
    isUnread: true,
    isBouncing: isAutomatic ? lead.isBouncing : false,
    ...(isWaiting && { state: ownerId === null ? 'new' : 'assigned' }),
  });
  if (isAutomatic || lead.state === 'spam') return;
  await facts.append(transaction, 'lead.replied', { companyId, data: { leadId: lead.id, name, about, ownerId } }, clock());
}

async function addAsLead({ facts, clock }: Kernel, transaction: Database, companyId: string, mail: ReadMail): Promise<void> {
  const at = new Date(clock());
  const { name, email, subject: about, text, messageId, isAutomatic } = mail;
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
  await transaction
    .insert(messages)
    .values({ companyId, leadId: lead.id, kind: 'received', at, by: name, subject: about, text, messageId });
  if (isAutomatic) return;
  const data = { leadId: lead.id, name, about, ownerId: null };
  await facts.append(transaction, 'lead.received', { companyId, data }, clock());
}
