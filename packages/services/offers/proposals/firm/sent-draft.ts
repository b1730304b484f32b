import type { Database } from '@suite/kernel/database/database';
import { amendable } from '@suite/pricing/changed-lines';
import { eq } from 'drizzle-orm';
import type { Draft } from '../contract/content';
import { acceptances } from '../schema';
import { findVersion } from './find-version';
import type { ProposalRow } from './lock-proposal';

/** Returns the draft of the version that was sent last. */
export const sentDraft = async (database: Database, { id, version }: ProposalRow): Promise<Draft> =>
  (await findVersion(database, id, version)).draft;

/**
 * Returns the same draft with what the client accepted as its only option, for an amendment. One-time charges stay with the
 * proposal in which they were accepted, unless they start later.
 * @param today ISO 8601
 */
export async function acceptedDraft(database: Database, row: ProposalRow, today: string): Promise<Draft> {
  const draft = await sentDraft(database, row);
  const [accepted] = await database.select().from(acceptances).where(eq(acceptances.proposalId, row.id));
  if (!accepted) throw new Error(`the acceptance of proposal ${row.id} is missing`);
  return { ...asAccepted(draft, { ...accepted, lines: amendable(accepted.lines, today) }), startsNextPeriod: false };
}

type Accepted = Pick<typeof acceptances.$inferSelect, 'proposalId' | 'selection' | 'lines'>;

/** Returns an accepted draft with what the client chose as its only option. */
export function asAccepted(draft: Draft, { proposalId, selection, lines }: Accepted): Draft {
  const option = draft.options.find(({ id }) => id === selection.optionId);
  if (!option) throw new Error(`the accepted option of proposal ${proposalId} is missing`);
  const chosen = lines.map((line) => ({ ...line, isAddOn: false, isPreselected: false }));
  return { ...draft, options: [{ ...option, lines: chosen }] };
}
