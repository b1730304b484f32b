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

const missing = () => new SuiteError('not_found', 'There is no such proposal. It may have been deleted.');

/** A company's proposal. @throws SuiteError `not_found` */
export async function findProposal(database: Database, { companyId, proposalId }: Of): Promise<ProposalRow> {
  if (!isUuid(proposalId)) throw missing();
  const isIt = and(eq(proposals.companyId, companyId), eq(proposals.id, proposalId));
  const [row] = await database.select().from(proposals).where(isIt);
  if (!row) throw missing();
  return row;
}

/** The same, and nobody else changes it before the transaction ends. @throws SuiteError `not_found` */
export async function lockProposal(transaction: Database, { companyId, proposalId }: Of): Promise<ProposalRow> {
  if (!isUuid(proposalId)) throw missing();
  const isIt = and(eq(proposals.companyId, companyId), eq(proposals.id, proposalId));
  const [row] = await transaction.select().from(proposals).where(isIt).for('update');
  if (!row) throw missing();
  return row;
}
