import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { getAttention } from '../contract/attention';
import type { Recipient, Source } from '../contract/content';
import * as contract from '../contract/proposals';
import { clientOf } from '../firm/client-of';
import { firstDraft } from '../firm/first-draft';
import { knownSigners } from '../firm/known-signers';
import { countViews, listProposals } from '../firm/list-proposals';
import { engagementOf, findProposal } from '../firm/lock-proposal';
import { readProposal } from '../firm/read-proposal';
import { acceptedDraft, sentDraft } from '../firm/sent-draft';
import { startProposal } from '../firm/start-proposal';
import { insistOnInForce } from '../firm/succession';

/** Reading and starting proposals, for the token's company. */
export function mountProposals(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getProposals,
    {
      summary: "The firm's proposals by status",
      tool: 'Proposals by where they stand, with what their first 12 months come to',
    },
    ({ input: { query }, caller, database, clock }) => listProposals(database, inCompany(caller).companyId, query, clock()),
  );

  route(
    app,
    kernel,
    getAttention,
    { summary: 'How many proposals await acceptance, how many of them expire soon, and how many have unanswered questions' },
    ({ caller, database, clock }) =>
      countViews(database, inCompany(caller).companyId, {
        views: ['awaiting', 'expiring', 'questions'],
        now: clock(),
      }),
  );

  route(
    app,
    kernel,
    contract.getProposal,
    { summary: 'A proposal with its draft, the version that was sent, and what happened to it' },
    async ({ input: { params }, caller, database }) =>
      readProposal(database, await findProposal(database, { ...inCompany(caller), ...params })),
  );

  route(
    app,
    kernel,
    contract.createProposal,
    { summary: 'Start a proposal' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { clientId, title, templateId, ledgerService, source } = body;
      const known = clientId === undefined ? undefined : await clientOf(database, companyId, clientId);
      const client = known?.name ?? body.client ?? '';
      const recipients = known && clientId ? await recipientsOf(database, { companyId, clientId, ...known }) : [];
      const options = { companyId, clientId, client, recipients, title, templateId, ledgerService, now: clock() };
      const draft = await firstDraft(database, options);
      const values = { companyId, clientId: clientId ?? null, client, draft, source, ownerId: userId };
      return readProposal(database, await startProposal(database, values, clock()));
    },
  );

  route(
    app,
    kernel,
    contract.copyProposal,
    { summary: 'Start a proposal with the content of another one, or an amendment of an accepted one' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const from = await findProposal(database, { companyId, ...params });
      if (body.isAmendment && from.status !== 'accepted')
        throw new SuiteError('not_open', 'Only an accepted proposal is amended. Edit this one, or copy it.');
      if (body.isAmendment) await insistOnInForce(database, from.id, 'Amend');
      const { timeZone, validDays } = await offerSettings(database, companyId);
      const today = dayIn(timeZone, clock());
      const sent = body.isAmendment
        ? await acceptedDraft(database, from, today)
        : (from.draft ?? (await sentDraft(database, from)));
      const draft = { ...sent, expiresOn: addDays(today, validDays) };
      const source: Source = body.isAmendment ? 'amendment' : 'manual';
      const { clientId, client } = from;
      const amended = body.isAmendment ? { amendsId: from.id, engagementId: engagementOf(from) } : {};
      return readProposal(
        database,
        await startProposal(database, { companyId, clientId, client, draft, source, ownerId: userId, ...amended }, clock()),
      );
    },
  );
}

interface KnownClient {
  companyId: string;
  clientId: string;
  name: string;
  email: string | null;
}

/** Returns the recipients for a client: the address in the ledger, or else the signers of the last proposal. */
async function recipientsOf(database: Database, client: KnownClient): Promise<Recipient[]> {
  const { companyId, clientId, name, email } = client;
  if (email !== null) return [{ name, email, role: 'signer' }];
  return (await knownSigners(database, companyId, [clientId])).get(clientId) ?? [];
}
