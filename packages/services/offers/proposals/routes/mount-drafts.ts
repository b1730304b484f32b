import { writeAudit } from '@services/identity/ports';
import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { isFinal } from '../contract/content';
import * as contract from '../contract/proposals';
import { firstYearOf } from '../firm/first-year';
import { findProposal, lockProposal, type ProposalRow } from '../firm/lock-proposal';
import { nameOf } from '../firm/proposal-name';
import { readProposal } from '../firm/read-proposal';
import { sentDraft } from '../firm/sent-draft';
import { proposals } from '../schema';

const changed = () =>
  new SuiteError('changed_meanwhile', 'The draft was changed somewhere else. Open it again to see the changes.');

/** @throws SuiteError `changed_meanwhile` when the draft has another revision, or is not being edited */
export function insistOnRevision({ draft, revision, approval }: ProposalRow, expected: number): void {
  if (!draft || revision !== expected || approval) throw changed();
}

/** Editing the next version, for the token's company. */
export function mountDrafts(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.putDraft,
    { summary: 'Save the draft of a proposal' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const row = await lockProposal(database, { companyId, ...params });
      insistOnRevision(row, body.revision);
      const { draft } = body;
      const revision = row.revision + 1;
      const { timeZone } = await offerSettings(database, companyId);
      // A sent version is listed as it was sent.
      const first = row.version
        ? {}
        : {
            title: draft.title,
            currency: draft.currency,
            expiresOn: draft.expiresOn,
            firstYear: firstYearOf(draft, dayIn(timeZone, clock())),
          };
      await database
        .update(proposals)
        .set({ draft, revision, lastActivityAt: new Date(clock()), ...first })
        .where(eq(proposals.id, row.id));
      return { revision };
    },
  );

  route(
    app,
    kernel,
    contract.revise,
    { summary: 'Start the next version of a proposal that was sent' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const row = await lockProposal(database, { companyId, ...params });
      if (row.status === 'accepted')
        throw new SuiteError(
          'not_open',
          'An accepted proposal does not change. Offer an amendment, which the client accepts too.',
        );
      if (row.draft) return readProposal(database, row);
      const draft = await sentDraft(database, row);
      const revision = row.revision + 1;
      await database.update(proposals).set({ draft, revision }).where(eq(proposals.id, row.id));
      return readProposal(database, await findProposal(database, { companyId, ...params }));
    },
  );

  route(
    app,
    kernel,
    contract.deleteDraft,
    { summary: 'Drop the draft of a proposal' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const row = await lockProposal(database, { ...author, ...params });
      if (!row.draft) throw new SuiteError('not_found', 'There is no draft: it was sent or dropped already.');
      if (row.version) {
        await database.update(proposals).set({ draft: null, approval: null }).where(eq(proposals.id, row.id));
      } else {
        await database.delete(proposals).where(eq(proposals.id, row.id));
      }
      await writeAudit(database, author, [{ action: 'proposal.deleted', subject: nameOf(row) }], clock());
      return undefined;
    },
  );
}

/** @throws SuiteError `not_open` for a proposal that was decided or withdrawn, or has expired */
export function insistOnOpen({ status, version }: ProposalRow): void {
  if (version && !isFinal(status)) return;
  throw new SuiteError('not_open', 'This proposal is not open. Load the page again to see what happened to it.');
}
