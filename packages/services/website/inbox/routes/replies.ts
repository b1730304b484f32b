import { randomUUID } from 'node:crypto';
import { fullNameOf } from '@services/identity/ports';
import { addClient } from '@services/ledger/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { messageIdOf } from '@suite/kernel/mail/mail';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as contract from '../contract/leads';
import { clientWithEmail } from '../leads/add-lead';
import { say } from '../leads/note-change';
import { lockLead, readLead } from '../leads/read-lead';
import { clientOf, isOfLead } from '../leads/read-leads';
import { mailToVisitor } from '../mail/envelope';
import { leads, messages } from '../schema';

/** The maximum number of earlier mails that a reply names, so that mail programs keep the conversation together. */
const MAX_REFERENCES = 20;

/** Mounts replies by mail, and changes of leads: `/mywebsite-contacts/v1/leads/…`. */
export function mountReplies(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.sendReply,
    { summary: 'Answers a lead by mail' },
    async ({ input: { params, body }, caller, database, clock, deployment }) => {
      const { companyId, userId } = inCompany(caller);
      const lead = await lockLead(database, companyId, params.leadId);
      const [same] = await database.select({ leadId: messages.leadId }).from(messages).where(eq(messages.id, body.id));
      if (same) {
        if (same.leadId !== lead.id)
          throw new InvalidRequestError('Send the reply again.', { id: 'Another message has this id.' });
        return readLead(database, companyId, lead.id);
      }
      const { subject, text, id } = body;
      const mail = await mailToVisitor(database, {
        companyId,
        deployment,
        to: lead.email,
        content: { subject, letter: text },
        userId,
      });
      const before = await database
        .select({ messageId: messages.messageId })
        .from(messages)
        .innerJoin(leads, eq(leads.id, messages.leadId))
        .where(and(eq(messages.leadId, lead.id), isNotNull(messages.messageId), isOfLead))
        .orderBy(desc(messages.at), desc(messages.number))
        .limit(MAX_REFERENCES);
      const references = before.flatMap(({ messageId }) => messageId ?? []).reverse();
      const at = new Date(clock());
      const isOpen = lead.state === 'new' || lead.state === 'assigned' || lead.state === 'spam';
      const by = await fullNameOf(database, userId);
      const messageId = messageIdOf(id, deployment.domain);
      await say(database, lead, { id, kind: 'reply', by, subject, text, messageId }, at, {
        isUnread: false,
        ownerId: lead.ownerId ?? userId,
        firstAnsweredAt: lead.firstAnsweredAt ?? at,
        ...(isOpen && { state: 'answered' }),
      });
      await kernel.queueMail(database, { ...mail, id, ...(references.length && { references }) });
      return readLead(database, companyId, lead.id);
    },
  );

  route(
    app,
    kernel,
    contract.addClientOfLead,
    { summary: 'Makes a lead a client, or links it to the client with its address' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const lead = await lockLead(database, companyId, params.leadId);
      if (await clientOf(database, companyId, lead.clientId)) return readLead(database, companyId, lead.id);
      const known = await clientWithEmail(database, companyId, lead.email);
      const clientId = known ?? randomUUID();
      const by = await fullNameOf(database, userId);
      const text = known ? 'Linked to the client with this address' : `Made the client ${body.name}`;
      await say(database, lead, { kind: 'change', by, text }, new Date(clock()), { clientId });
      if (!known)
        await addClient(database, kernel.facts, { companyId, userId, id: clientId, name: body.name, email: lead.email }, clock());
      return readLead(database, companyId, lead.id);
    },
  );
}
