import { books } from '@services/ledger/ports';
import { offerSettings } from '@services/offers/ports';
import { SuiteError } from '@suite/contract/errors';
import { dayOf, isoOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, sql } from 'drizzle-orm';
import { getAttention } from '../contract/attention';
import type { Draft, Source } from '../contract/content';
import * as contract from '../contract/proposals';
import { dayIn } from '../firm/days';
import { firstDraft } from '../firm/first-draft';
import { countViews, listProposals } from '../firm/list-proposals';
import { findProposal, type ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { readProposal } from '../firm/read-proposal';
import { acceptedDraft, sentDraft } from '../firm/sent-draft';
import { proposals } from '../schema';

/** Reading proposals and beginning them, for the token's company. */
export function mountProposals(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getProposals, ({ input: { query }, caller, database, clock }) =>
    listProposals(database, inCompany(caller).companyId, query, clock()),
  );

  route(app, kernel, getAttention, ({ caller, database, clock }) =>
    countViews(database, inCompany(caller).companyId, { views: ['awaiting', 'expiring'], now: new Date(clock()) }),
  );

  route(app, kernel, contract.getProposal, async ({ input: { params }, caller, database }) =>
    readProposal(database, await findProposal(database, { ...inCompany(caller), ...params })),
  );

  route(app, kernel, contract.createProposal, async ({ input: { body }, caller, database, clock }) => {
    const { companyId, userId } = inCompany(caller);
    const { clientId, title, templateId, ledgerService, source } = body;
    const known = clientId === undefined ? undefined : await clientOf(database, companyId, clientId);
    const client = known?.name ?? body.client ?? '';
    const email = known?.email ?? null;
    const wanted = { companyId, clientId, client, email, title, templateId, ledgerService, now: clock() };
    const draft = await firstDraft(database, wanted);
    const begun = { companyId, clientId: clientId ?? null, client, draft, source, ownerId: userId, amendsId: null };
    return readProposal(database, await beginProposal(database, begun, clock()));
  });

  route(app, kernel, contract.copyProposal, async ({ input: { params, body }, caller, database, clock }) => {
    const { companyId, userId } = inCompany(caller);
    const from = await findProposal(database, { companyId, ...params });
    if (body.isAmendment && from.status !== 'accepted')
      throw new SuiteError('not_open', 'Only an accepted proposal is amended. Edit this one, or copy it.');
    const { timeZone, validDays } = await offerSettings(database, companyId);
    const today = dayIn(timeZone, clock());
    const sent = body.isAmendment
      ? await acceptedDraft(database, from, today)
      : (from.draft ?? (await sentDraft(database, from)));
    const draft = { ...sent, expiresOn: isoOf(dayOf(today) + validDays) };
    const source: Source = body.isAmendment ? 'amendment' : 'manual';
    const { clientId, client } = from;
    const amendsId = body.isAmendment ? from.id : null;
    return readProposal(
      database,
      await beginProposal(database, { companyId, clientId, client, draft, source, ownerId: userId, amendsId }, clock()),
    );
  });
}

interface Begun {
  companyId: string;
  clientId: string | null;
  client: string;
  draft: Draft;
  source: Source;
  ownerId: string;
  amendsId: string | null;
}

async function beginProposal(transaction: Database, { draft, ...begun }: Begun, now: number): Promise<ProposalRow> {
  const { companyId, ownerId: userId } = begun;
  await lockByName(transaction, `proposal number ${companyId}`);
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${proposals} where company_id = ${companyId})`;
  const at = new Date(now);
  const [row] = await transaction
    .insert(proposals)
    .values({
      ...begun,
      number,
      draft,
      title: draft.title,
      currency: draft.currency,
      status: 'draft',
      expiresOn: draft.expiresOn,
      createdAt: at,
      lastActivityAt: at,
    })
    .returning();
  if (!row) throw new Error('the proposal was not written');
  await noteActivity(transaction, { proposalId: row.id, version: 0, kind: 'created', userId, at });
  return row;
}

/** @throws SuiteError `not_found` */
async function clientOf(database: Database, companyId: string, clientId: string) {
  const { id, name, email } = books.clients;
  const isIt = and(eq(books.clients.companyId, companyId), eq(id, clientId));
  const [client] = await database.select({ name, email }).from(books.clients).where(isIt);
  if (!client) throw new SuiteError('not_found', 'There is no such client. It may have been merged into another one.');
  return client;
}
