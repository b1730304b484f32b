import { fullNameOf, membersWithApp, namesById, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/leads';
import { deleteLeads } from '../leads/delete-leads';
import { exportCsv } from '../leads/export-csv';
import { changeWords, say, settledState } from '../leads/note-change';
import { lockLead, readLead } from '../leads/read-lead';
import { countStates, leadsOf, minutesToAnswer, tagsOf, toRows } from '../leads/read-leads';
import { changedMeanwhile } from '../refusals';
import { leads } from '../schema';
import { checkOwner } from './forms';

const QUARTER = 90 * MILLISECONDS_PER_DAY;

/** Mounts the inbox of the token's company: `/mywebsite-contacts/v1/leads`. */
export function mountLeads(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getLeads,
    { summary: 'The inbox: leads of a view, the newest activity first' },
    async ({ input: { query }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const { offset, limit, ...filters } = query;
      const shown = leadsOf(companyId, filters);
      const rows = await database
        .select()
        .from(leads)
        .where(shown)
        .orderBy(desc(leads.lastActivityAt))
        .offset(offset)
        .limit(limit);
      return {
        leads: await toRows(database, rows),
        total: await database.$count(leads, shown),
        counts: await countStates(database, companyId),
        tags: await tagsOf(database, companyId),
        minutesToAnswer: await minutesToAnswer(database, companyId, new Date(clock() - QUARTER)),
      };
    },
  );

  route(app, kernel, contract.exportLeads, { summary: 'Leads of a view as CSV' }, ({ input: { query }, caller, database }) =>
    exportCsv(database, inCompany(caller).companyId, query),
  );

  route(app, kernel, contract.getLeadPeople, { summary: 'People who can own a lead' }, async ({ caller, database }) => {
    const members = await membersWithApp(database, inCompany(caller).companyId, 'contact');
    const names = await namesById(
      database,
      members.map(({ userId }) => userId),
    );
    return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  });

  route(app, kernel, contract.getLead, { summary: 'A lead with its messages' }, ({ input: { params }, caller, database }) =>
    readLead(database, inCompany(caller).companyId, params.leadId),
  );

  route(
    app,
    kernel,
    contract.readLead,
    { summary: 'Says that a lead was read' },
    async ({ input: { params }, caller, database }) => {
      const { id } = await lockLead(database, inCompany(caller).companyId, params.leadId);
      await database.update(leads).set({ isUnread: false }).where(eq(leads.id, id));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putLead,
    { summary: 'Changes state, owner, tags and contact data of a lead' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const before = await lockLead(database, companyId, params.leadId);
      if (before.version !== body.version) throw changedMeanwhile('lead');
      const isHandedOver = body.ownerId !== before.ownerId;
      if (isHandedOver) await checkOwner(database, companyId, body.ownerId);
      const { version: _, ...change } = body;
      const state = isHandedOver && body.state === before.state ? settledState(body.state, body.ownerId) : body.state;
      const names = await namesById(
        database,
        [before.ownerId, body.ownerId].flatMap((id) => id ?? []),
      );
      const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? 'somebody who left'));
      const words = changeWords({ state: before.state, owner: nameOf(before.ownerId) }, { state, owner: nameOf(body.ownerId) });
      const by = await fullNameOf(database, userId);
      if (words) await say(database, before, { kind: 'change', by, text: words }, new Date(clock()), { ...change, state });
      else
        await database
          .update(leads)
          .set({ ...change, version: sql`${leads.version} + 1` })
          .where(eq(leads.id, before.id));
      const { ownerId } = body;
      const data = { leadId: before.id, name: body.name, about: before.about };
      const answer = await readLead(database, companyId, before.id);
      if (isHandedOver && ownerId !== null && ownerId !== userId)
        await kernel.facts.append(database, 'lead.assigned', { companyId, data: { ...data, ownerId, by } }, clock());
      return answer;
    },
  );

  route(
    app,
    kernel,
    contract.addNote,
    { summary: 'Adds a note that the visitor does not see' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const lead = await lockLead(database, companyId, params.leadId);
      const by = await fullNameOf(database, userId);
      await say(database, lead, { kind: 'note', by, text: body.text }, new Date(clock()));
      return readLead(database, companyId, lead.id);
    },
  );

  route(
    app,
    kernel,
    contract.deleteLead,
    { summary: 'Deletes a lead with its messages and attachments' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const lead = await lockLead(database, author.companyId, params.leadId);
      await deleteLeads(database, kernel.files, sql`l.id = ${lead.id}`);
      await writeAudit(database, author, [{ action: 'lead.deleted', subject: lead.name }], clock());
      return undefined;
    },
  );
}
