import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq } from 'drizzle-orm';
import { proposals } from '../schema';

export type ProposalRow = typeof proposals.$inferSelect;

interface Of {
  companyId: string;
  proposalId: string;
}

/** Returns a company's proposal. @throws SuiteError `not_found` */
export const findProposal = (database: Database, of: Of): Promise<ProposalRow> => readRow(database, of, false);

/** Does the same, and locks the proposal and its engagement until the end of the transaction. @throws SuiteError `not_found` */
export async function lockProposal(transaction: Database, of: Of): Promise<ProposalRow> {
  const { id } = await readRow(transaction, of, false);
  await lockEngagement(transaction, id);
  return readRow(transaction, of, true);
}

async function readRow(database: Database, { companyId, proposalId }: Of, locks: boolean): Promise<ProposalRow> {
  const isIt = and(eq(proposals.companyId, companyId), eq(proposals.id, proposalId));
  const read = database.select().from(proposals).where(isIt);
  const [row] = isUuid(proposalId) ? await (locks ? read.for('update') : read) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such proposal. It may have been deleted.');
  return row;
}

/** Returns the id of the first proposal of an engagement. */
export const engagementOf = ({ id, engagementId }: Pick<ProposalRow, 'id' | 'engagementId'>): string => engagementId ?? id;

/**
 * Locks the first proposal of an engagement, after that of the engagement it renews, so that changes to the proposals of an
 * engagement wait for each other.
 */
export async function lockEngagement(transaction: Database, proposalId: string): Promise<void> {
  const found = await findIds(transaction, proposalId);
  const renewed = found?.renewsId ? await findIds(transaction, found.renewsId) : undefined;
  for (const one of [renewed, found]) {
    if (!one) continue;
    await transaction
      .select({ id: proposals.id })
      .from(proposals)
      .where(eq(proposals.id, engagementOf(one)))
      .for('update');
  }
}

async function findIds(database: Database, proposalId: string) {
  const { id, engagementId, renewsId } = proposals;
  const [row] = await database.select({ id, engagementId, renewsId }).from(proposals).where(eq(id, proposalId));
  return row;
}
