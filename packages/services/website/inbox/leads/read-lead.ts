import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { stateOfMail } from '@suite/kernel/mail/mail-queue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { isMisnamed } from '../contract/attachment-endings';
import type { Attachment, Lead, Message } from '../contract/leads';
import { noLead } from '../refusals';
import { attachments, leads, messages } from '../schema';
import { retentionDaysOf, SPAM_DAYS } from '../settings';
import { clientOf, toRows } from './read-leads';

/** The number of mails whose delivery is looked up; older ones arrived or came back. */
const LOOKED_UP = 10;

export type LeadDatabaseRow = typeof leads.$inferSelect;

/** Locks a lead of a company. @throws SuiteError `not_found` */
export async function lockLead(transaction: Database, companyId: string, leadId: string): Promise<LeadDatabaseRow> {
  const isIt = and(eq(leads.companyId, companyId), eq(leads.id, leadId));
  const [row] = isUuid(leadId) ? await transaction.select().from(leads).where(isIt).for('update') : [];
  if (!row) throw noLead();
  return row;
}

/** Returns a lead with its conversation. @throws SuiteError `not_found` */
export async function readLead(database: Database, companyId: string, leadId: string): Promise<Lead> {
  const isIt = and(eq(leads.companyId, companyId), eq(leads.id, leadId));
  const [row] = isUuid(leadId) ? await database.select().from(leads).where(isIt) : [];
  const [shown] = row ? await toRows(database, [row]) : [];
  if (!row || !shown) throw noLead();
  const others = await database
    .select({ id: leads.id, about: leads.about, state: leads.state, createdAt: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), eq(leads.email, row.email), ne(leads.id, row.id), ne(leads.state, 'spam')))
    .orderBy(desc(leads.createdAt))
    .limit(20);
  const { phone, company, answers, consent, version } = row;
  return {
    ...shown,
    ...{ phone, company, answers, consent, version },
    client: await clientOf(database, companyId, row.clientId),
    others: others.map(({ createdAt, ...other }) => ({ ...other, createdAt: createdAt.toISOString() })),
    messages: await readMessages(database, row),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    deletedOn: await deletedOn(database, row),
  };
}

async function readMessages(database: Database, { id: leadId, email }: LeadDatabaseRow): Promise<Message[]> {
  const rows = await database
    .select()
    .from(messages)
    .where(eq(messages.leadId, leadId))
    .orderBy(asc(messages.at), asc(messages.number));
  const sent = rows.filter(({ kind }) => kind === 'reply' || kind === 'auto-reply').slice(-LOOKED_UP);
  const failures = new Map<string, string>();
  for (const { id } of sent) {
    const state = await stateOfMail(database, id);
    if (state.state === 'failed') failures.set(id, state.failure);
  }
  const files = await attachmentsOf(database, leadId);
  return rows.map(({ id, kind, at, by, fromEmail, header, subject, text, failure }) => ({
    ...{ id, kind, by, subject, text, header, from: fromEmail },
    isFromOther: fromEmail !== null && fromEmail !== email.toLowerCase(),
    at: at.toISOString(),
    attachments: files.get(id) ?? [],
    failure: failure ?? failures.get(id) ?? null,
  }));
}

/** Returns the attachments of a lead by message. */
async function attachmentsOf(database: Database, leadId: string): Promise<Map<string, Attachment[]>> {
  const rows = await database
    .select({ attachment: attachments })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(eq(messages.leadId, leadId))
    .orderBy(asc(attachments.place));
  const found = new Map<string, Attachment[]>();
  for (const { attachment } of rows) {
    const { id, messageId, name, bytes, kind } = attachment;
    found.set(messageId, [...(found.get(messageId) ?? []), { id, name, bytes, kind, isMisnamed: isMisnamed(name, kind) }]);
  }
  return found;
}

async function deletedOn(database: Database, { companyId, clientId, state, lastActivityAt }: LeadDatabaseRow) {
  if (clientId !== null || state === 'won') return null;
  const days = state === 'spam' ? SPAM_DAYS : await retentionDaysOf(database, companyId);
  return utcDayOf(lastActivityAt.getTime() + days * MILLISECONDS_PER_DAY);
}
