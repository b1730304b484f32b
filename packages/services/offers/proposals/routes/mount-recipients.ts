import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, gt } from 'drizzle-orm';
import * as contract from '../contract/proposals';
import { newLink } from '../firm/add-recipient';
import { findProposal, lockProposal, type ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { nameOf } from '../firm/proposal-name';
import { readProposal } from '../firm/read-proposal';
import { hasAnswered, signersOf } from '../firm/signers-of';
import { linkOf } from '../firm-mail';
import { remindSigner } from '../schedule/remind';
import { activities, recipients } from '../schema';
import { insistOnOpen } from './mount-drafts';

/** A second reminder within this time is a double click. */
const PAUSE = 10 * 60_000;

/** Reminders and links for the recipients of a version; for the token's company. */
export function mountRecipients(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.remindRecipient,
    { summary: 'Remind a signer who has not signed' },
    async ({ input: { params }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { proposalId, recipientId } = params;
      const row = await lockProposal(database, { companyId, proposalId });
      insistOnAcceptable(row, clock());
      const { name } = await findRecipient(database, row, recipientId);
      const signers = await signersOf(database, proposalId, row.version);
      const signer = signers.find(({ id }) => id === recipientId);
      if (!signer || hasAnswered(signer, signers))
        throw new SuiteError(
          'not_open',
          'Only signers who have not signed can be reminded, and for whom no colleague has signed.',
        );
      if (!(await wasReminded(database, recipientId, clock() - PAUSE))) {
        await remindSigner(database, kernel, row, { deployment, recipientId, userId, at: new Date(clock()) });
        const changes = [{ what: 'recipient', from: null, to: name }];
        await writeAudit(database, author, [{ action: 'proposal.reminded', subject: nameOf(row), changes }], clock());
      }
      return readProposal(database, await findProposal(database, { companyId, proposalId }));
    },
  );

  route(
    app,
    kernel,
    contract.createLink,
    { summary: 'Create another link for a recipient' },
    async ({ input: { params }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { proposalId, recipientId } = params;
      const row = await lockProposal(database, { companyId, proposalId });
      insistOnAcceptable(row, clock());
      const { name } = await findRecipient(database, row, recipientId);
      const url = linkOf({ deployment }, await newLink(database, recipientId));
      const at = new Date(clock());
      await noteActivity(database, { proposalId, version: row.version, kind: 'link-copied', userId, what: name, at });
      const changes = [{ what: 'recipient', from: null, to: name }];
      await writeAudit(database, author, [{ action: 'proposal.link-copied', subject: nameOf(row), changes }], clock());
      return { url };
    },
  );
}

function insistOnAcceptable(row: ProposalRow, now: number): void {
  insistOnOpen(row);
  if (row.expiresAt && row.expiresAt.getTime() <= now)
    throw new SuiteError('not_open', 'This proposal has expired. Extend it first.');
}

/** Returns a recipient of the version that was sent last. @throws SuiteError `not_found` */
async function findRecipient(database: Database, { id, version }: ProposalRow, recipientId: string) {
  const isIt = and(eq(recipients.proposalId, id), eq(recipients.version, version), eq(recipients.id, recipientId));
  const [found] = isUuid(recipientId) ? await database.select().from(recipients).where(isIt) : [];
  if (!found) throw new SuiteError('not_found', 'This version was not sent to such a recipient. Load the page again.');
  return found;
}

async function wasReminded(database: Database, recipientId: string, after: number): Promise<boolean> {
  const { kind, at } = activities;
  const isRecent = and(eq(activities.recipientId, recipientId), eq(kind, 'reminded'), gt(at, new Date(after)));
  return (await database.select({ at }).from(activities).where(isRecent).limit(1)).length > 0;
}
