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

/** A company's proposal. @throws SuiteError `not_found` */
export const findProposal = (database: Database, of: Of): Promise<ProposalRow> => readRow(database, of, false);

/** The same, and nobody else changes it before the transaction ends. @throws SuiteError `not_found` */
export const lockProposal = (transaction: Database, of: Of): Promise<ProposalRow> => readRow(transaction, of, true);

async function readRow(database: Database, { companyId, proposalId }: Of, locks: boolean): Promise<ProposalRow> {
  const isIt = and(eq(proposals.companyId, companyId), eq(proposals.id, proposalId));
  const read = database.select().from(proposals).where(isIt);
  const [row] = isUuid(proposalId) ? await (locks ? read.for('update') : read) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such proposal. It may have been deleted.');
  return row;
}
