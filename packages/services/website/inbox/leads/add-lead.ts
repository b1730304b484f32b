import { randomUUID } from 'node:crypto';
import { ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { messageIdOf } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { FormEntries } from '../contract/forms';
import type { LeadKind } from '../contract/terms';
import type {} from '../facts';
import type { Entered } from '../forms/read-entries';
import { mailToVisitor } from '../mail/envelope';
import { leads, messages } from '../schema';

const HOUR = 3_600_000;

export interface NewLead {
  companyId: string;
  kind: LeadKind;
  formId: string | null;
  /** Name of the form, appointment type or guide. */
  about: string;
  entered: Omit<Entered, 'heard'>;
  source: string;
  ownerId: string | null;
  autoReply: FormEntries['autoReply'];
  deployment: Deployment;
}

type Row = typeof leads.$inferSelect;

/**
 * Adds a lead to the inbox and sends the automatic reply. Must be the last statement of its transaction, because it appends a
 * fact. Entries sent twice within an hour are one lead.
 */
export async function addLead(
  kernel: Pick<Kernel, 'facts' | 'queueMail' | 'clock'>,
  transaction: Database,
  lead: NewLead,
): Promise<Row> {
  const { companyId, entered, about, ownerId } = lead;
  const now = kernel.clock();
  const before = await sameBefore(transaction, lead, now);
  if (before) return before;
  const at = new Date(now);
  const { name, email, phone, company, answers, consent, page, isSpam } = entered;
  const [row] = await transaction
    .insert(leads)
    .values({
      ...{ companyId, kind: lead.kind, formId: lead.formId, about, name, email, phone, company, answers, page, ownerId },
      state: isSpam ? 'spam' : ownerId ? 'assigned' : 'new',
      source: lead.source,
      consent: consent === null ? null : { text: consent, at: at.toISOString() },
      clientId: await clientWithEmail(transaction, companyId, email),
      createdAt: at,
      lastActivityAt: at,
    })
    .returning();
  if (!row) throw new Error('the lead was not written');
  const text = entered.message || answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
  await transaction.insert(messages).values({ companyId, leadId: row.id, kind: 'received', at, by: name, subject: about, text });
  if (isSpam) return row;
  if (lead.autoReply) await sendAutoReply(kernel, transaction, row, lead);
  // The booking itself notifies the firm of an appointment.
  if (lead.kind === 'booking') return row;
  const data = { leadId: row.id, name, about, ownerId };
  await kernel.facts.append(transaction, 'lead.received', { companyId, data }, now);
  return row;
}

/** Returns the client with an address; the oldest of several. */
export async function clientWithEmail(database: Database, companyId: string, email: string): Promise<string | null> {
  const isIt = and(
    eq(ledgerViews.clients.companyId, companyId),
    sql`lower(${ledgerViews.clients.email}) = ${email.toLowerCase()}`,
  );
  const [client] = await database
    .select({ id: ledgerViews.clients.id })
    .from(ledgerViews.clients)
    .where(isIt)
    .orderBy(asc(ledgerViews.clients.createdAt))
    .limit(1);
  return client?.id ?? null;
}

async function sameBefore(database: Database, { companyId, about, entered }: NewLead, now: number): Promise<Row | undefined> {
  const [row] = await database
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        eq(leads.email, entered.email),
        eq(leads.about, about),
        eq(leads.answers, entered.answers),
        gt(leads.createdAt, new Date(now - HOUR)),
      ),
    )
    .limit(1);
  return row;
}

async function sendAutoReply(
  { queueMail, clock }: Pick<Kernel, 'queueMail' | 'clock'>,
  transaction: Database,
  { id: leadId, email, name, companyId, ownerId }: Row,
  { autoReply, deployment }: NewLead,
): Promise<void> {
  if (!autoReply) return;
  const id = randomUUID();
  const { subject } = autoReply;
  const text = autoReply.text.replaceAll('{name}', name);
  const mail = await mailToVisitor(transaction, {
    companyId,
    deployment,
    to: email,
    content: { subject, body: [text], reason: 'You get this mail because you filled in a form on our website.' },
    userId: ownerId,
  });
  await transaction.insert(messages).values({
    ...{ id, companyId, leadId, kind: 'auto-reply', at: new Date(clock()), by: mail.firm, subject, text },
    messageId: messageIdOf(id, deployment.domain),
  });
  await queueMail(transaction, { ...mail, id, isAutomatic: true });
}
