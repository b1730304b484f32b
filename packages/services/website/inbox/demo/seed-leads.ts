import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { DemoData } from '@suite/kernel/service/service';
import { forms, leads, messages, savedReplies } from '../schema';
import { type DemoLead, demoForm, demoLeads } from './demo-leads';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { id: ownerId, firstName, lastName } = demoPeople.olivia;
const MINUTE = 60_000;

/** Adds a form of the demo firm, and a few visitors who used it. No mails are sent. */
export async function seedLeads(database: Database, { size, now }: DemoData): Promise<void> {
  if (size === 'small') return;
  const [form] = await database
    .insert(forms)
    .values({ companyId, name: 'Contact form', entries: demoForm, updatedAt: new Date(now) })
    .returning();
  const text = 'Thank you for your message. When would be a good time to talk on the phone?';
  await database.insert(savedReplies).values({ companyId, name: 'Ask for a call', text });
  for (const lead of demoLeads) await seedLead(database, form?.id ?? null, lead, now);
}

async function seedLead(database: Database, formId: string | null, lead: DemoLead, now: number): Promise<void> {
  const { name, email, company, state, source, page, tags, hours, message, reply, note } = lead;
  const at = new Date(now - hours * 60 * MINUTE);
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  const answeredAt = reply ? after(reply.minutes) : null;
  const [row] = await database
    .insert(leads)
    .values({
      ...{ companyId, kind: 'form', formId, about: 'Contact form', name, email, company, state, source, page, tags },
      answers: [{ label: 'How can we help?', value: message }],
      consent: { text: demoForm.consent, at: at.toISOString() },
      ownerId: state === 'new' ? null : ownerId,
      isUnread: state === 'new',
      createdAt: at,
      firstAnsweredAt: answeredAt,
      lastActivityAt: answeredAt ?? at,
    })
    .returning();
  if (!row) return;
  const of = { companyId, leadId: row.id };
  await database.insert(messages).values({ ...of, kind: 'received', at, by: name, subject: 'Contact form', text: message });
  const by = `${firstName} ${lastName}`;
  if (note) await database.insert(messages).values({ ...of, kind: 'note', at: after(30), by, text: note });
  if (reply)
    await database
      .insert(messages)
      .values({ ...of, kind: 'reply', at: after(reply.minutes), by, subject: 'Re: Contact form', text: reply.text });
}
