import { latestLetter } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import type { Draft } from '../contract/content';
import { findVersion } from '../firm/find-version';
import { findProposal, type ProposalRow } from '../firm/lock-proposal';
import { acceptedDraft } from '../firm/sent-draft';
import { canonical } from './content-of';

/**
 * Refuses an amendment that changes nothing: no service, price, text or terms.
 * @param today ISO 8601
 * @throws InvalidRequestError
 */
export async function insistOnChange(
  database: Database,
  { companyId, amendsId }: ProposalRow,
  draft: Draft,
  today: string,
): Promise<void> {
  if (amendsId === null) return;
  const amended = await findProposal(database, { companyId, proposalId: amendsId });
  const accepted = await acceptedDraft(database, amended, today);
  const { content } = await findVersion(database, amended.id, amended.version);
  const letter = draft.termsId === null ? undefined : await latestLetter(database, companyId, draft.termsId);
  if (agreed(draft, letter?.version) !== agreed(accepted, content.letter?.version)) return;
  const message = 'Nothing has changed. Change a service, a price, a text or the terms, or delete this draft.';
  throw new InvalidRequestError(message, { options: message });
}

/** Returns what a client agrees to, as comparable text. */
const agreed = (draft: Draft, letterVersion = 0): string => {
  const { title, message, currency, options, billingDay, needsMethod, termsId } = draft;
  return canonical({ title, message, currency, options, billingDay, needsMethod, termsId, letterVersion });
};
