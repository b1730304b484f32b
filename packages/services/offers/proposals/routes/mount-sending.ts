import { fullNameOf, membersHolding, namesById, writeAudit } from '@services/identity/ports';
import type { OfferSettings } from '@services/price-book/contract/settings';
import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Draft } from '../contract/content';
import * as contract from '../contract/proposals';
import { newLink } from '../firm/add-recipient';
import { contactOf } from '../firm/contact';
import { firmName } from '../firm/firm-name';
import { findProposal, lockProposal, type ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { nameOf } from '../firm/proposal-name';
import { readProposal } from '../firm/read-proposal';
import { shownMessage } from '../firm/read-thread';
import { insistOnSuccession } from '../firm/succession';
import { answerMail } from '../mails';
import { planExpiry } from '../schedule/expire';
import { planReminder } from '../schedule/remind';
import { messages, proposals, recipients } from '../schema';
import { approvalReasons } from '../sending/approval-reasons';
import { announceDecision, askApproval } from '../sending/ask-approval';
import { insistOnChange } from '../sending/insist-on-change';
import { checkSendable, sendVersion } from '../sending/send-version';
import { insistOnOpen, insistOnRevision } from './mount-drafts';

/** Sending proposals, and the firm's actions on sent ones; for the token's company. */
export function mountSending(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.sendProposal,
    { summary: 'Send a proposal, or ask for its approval' },
    async ({ input: { params, body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const row = await lockProposal(database, { companyId, ...params });
      insistOnAlive(row);
      insistOnRevision(row, body.revision);
      const { draft } = row;
      if (!draft) throw new Error('a revision has no draft');
      const settings = await offerSettings(database, companyId);
      const today = dayIn(settings.timeZone, clock());
      const reasons = reasonsFor(caller, draft, settings, today);
      if (reasons.length) {
        checkSendable(draft, today);
        await insistOnSuccession(database, row, clock());
        await insistOnChange(database, row, draft, today);
        await askApproval(database, kernel, row, { reasons, userId, now: clock() });
      } else {
        await sendVersion(database, kernel, row, { userId, settings, deployment, now: clock() });
        await writeAudit(database, author, [{ action: 'proposal.sent', subject: nameOf(row) }], clock());
      }
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.getApproval,
    { summary: 'Why a draft needs an approval, and who can give it' },
    async ({ input: { params, query }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const row = await findProposal(database, { companyId, ...params });
      insistOnRevision(row, query.revision);
      const settings = await offerSettings(database, companyId);
      const reasons = row.draft ? reasonsFor(caller, row.draft, settings, dayIn(settings.timeZone, clock())) : [];
      const names = reasons.length ? await namesById(database, await membersHolding(database, companyId, ['admin'])) : new Map();
      return { reasons, approvers: [...names.values()].sort() };
    },
  );

  route(
    app,
    kernel,
    contract.cancelApproval,
    { summary: 'Cancel the request for an approval' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const row = await lockProposal(database, { companyId, ...params });
      if (!row.approval) throw notAwaiting();
      await database.update(proposals).set(withoutApproval(row)).where(eq(proposals.id, row.id));
      const { id: proposalId, version } = row;
      await noteActivity(database, { proposalId, version, kind: 'approval-canceled', userId, at: new Date(clock()) });
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.decideApproval,
    { summary: 'Approve and send a proposal, or return it' },
    async ({ input: { params, body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const row = await lockProposal(database, { companyId, ...params });
      if (!row.approval || row.revision !== body.revision) throw notAwaiting();
      insistOnAlive(row);
      const { id: proposalId, version } = row;
      const at = new Date(clock());
      const action = body.isApproved ? 'proposal.approved' : 'proposal.returned';
      const kind = body.isApproved ? 'approved' : 'returned';
      await noteActivity(database, { proposalId, version, kind, userId, what: body.note || null, at });
      if (body.isApproved) {
        const settings = await offerSettings(database, companyId);
        await sendVersion(database, kernel, { ...row, approval: null }, { userId, settings, deployment, now: clock() });
      } else {
        await database.update(proposals).set(withoutApproval(row)).where(eq(proposals.id, proposalId));
      }
      await announceDecision(database, kernel, row, { ...body, userId, now: clock() });
      await writeAudit(database, author, [{ action, subject: nameOf(row) }], clock());
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.withdraw,
    { summary: 'Withdraw a proposal that was sent' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const row = await lockProposal(database, { companyId, ...params });
      insistOnOpen(row);
      const at = new Date(clock());
      await database.update(proposals).set({ status: 'withdrawn', decidedAt: at }).where(eq(proposals.id, row.id));
      await noteActivity(database, { proposalId: row.id, version: row.version, kind: 'withdrawn', userId, at });
      await writeAudit(database, author, [{ action: 'proposal.withdrawn', subject: nameOf(row) }], clock());
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.extend,
    { summary: 'Let a proposal be accepted until a later day' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const row = await lockProposal(database, { companyId, ...params });
      if (row.status !== 'expired') insistOnOpen(row);
      await insistOnSuccession(database, row, clock());
      const { timeZone } = await offerSettings(database, companyId);
      const { expiresOn } = body;
      if (expiresOn < dayIn(timeZone, clock())) throw new SuiteError('invalid_request', 'Choose a day that has not passed.');
      const expiresAt = new Date(startOfDay(addDays(expiresOn, 1), timeZone));
      const status = row.status === 'expired' ? (row.viewedAt ? 'viewed' : 'sent') : row.status;
      await database.update(proposals).set({ status, expiresOn, expiresAt, decidedAt: null }).where(eq(proposals.id, row.id));
      await planExpiry(database, { ...row, expiresAt });
      await planReminder(database, { proposalId: row.id, companyId, version: row.version }, clock());
      const at = new Date(clock());
      await noteActivity(database, { proposalId: row.id, version: row.version, kind: 'extended', userId, what: expiresOn, at });
      const changes = [{ what: 'expiresOn', from: row.expiresOn, to: expiresOn }];
      await writeAudit(database, author, [{ action: 'proposal.extended', subject: nameOf(row), changes }], clock());
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.answerClient,
    { summary: "Answer a client's question" },
    async ({ input: { params, body }, caller, database, deployment, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const row = await lockProposal(database, { companyId, ...params });
      if (!row.version) throw new SuiteError('not_open', 'Send the proposal first: the client has no link yet.');
      const at = new Date(clock());
      const by = await fullNameOf(database, userId);
      const [message] = await database
        .insert(messages)
        .values({ proposalId: row.id, userId, by, text: body.text, at })
        .returning();
      if (!message) throw new Error('the answer was not written');
      await database.update(proposals).set({ unanswered: 0 }).where(eq(proposals.id, row.id));
      await noteActivity(database, { proposalId: row.id, version: row.version, kind: 'answered', userId, at });
      await tellClient(database, kernel, row, { deployment, by, text: body.text });
      return shownMessage(message);
    },
  );
}

/** Returns why the caller cannot send a draft without an approval. @param today in the firm's time zone */
const reasonsFor = ({ rights }: Caller, draft: Draft, settings: OfferSettings, today: string): string[] =>
  rights.includes('admin') ? [] : approvalReasons(draft, settings, today);

const notAwaiting = () => new SuiteError('changed_meanwhile', 'This proposal no longer awaits approval. Load the page again.');

/** An earlier sent version keeps its status. */
const withoutApproval = ({ status }: ProposalRow) => ({
  approval: null,
  ...(status === 'awaiting-approval' && { status: 'draft' as const }),
});

/** @throws SuiteError `not_open` for a proposal that was accepted while its next version was being edited */
function insistOnAlive({ status }: ProposalRow): void {
  if (status !== 'accepted') return;
  throw new SuiteError(
    'not_open',
    'The client has accepted the version that was sent before. Drop this draft, and offer an amendment.',
  );
}

interface Answer {
  deployment: Deployment;
  by: string;
  text: string;
}

/** Mails an answer to all of the client's people who have opened the version. */
async function tellClient(
  transaction: Database,
  kernel: Kernel,
  row: ProposalRow,
  { deployment, by, text }: Answer,
): Promise<void> {
  const { id: proposalId, companyId, version, title, client } = row;
  const hasOpened = and(eq(recipients.proposalId, proposalId), eq(recipients.version, version), isNotNull(recipients.openedAt));
  const opened = await transaction.select().from(recipients).where(hasOpened);
  const contact = await contactOf(transaction, row);
  const firm = await firmName(transaction, companyId);
  for (const { id, name, email } of opened) {
    const token = await newLink(transaction, id);
    const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
    await kernel.queueMail(transaction, answerMail(between, { title, client, contact: contact.name, name, token }, by, text));
  }
}
