import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { proposals } from '../schema';
import { findVersion } from './find-version';
import type { ProposalRow } from './lock-proposal';

/**
 * Returns, for the version that was sent last, whether the client still has to save a payment method before it accepts; null when
 * none is required.
 */
export async function neededMethod(
  database: Database,
  { id, version, method }: Pick<ProposalRow, 'id' | 'version' | 'method'>,
): Promise<'missing' | 'saved' | 'later' | null> {
  const { content } = await findVersion(database, id, version);
  return content.needsMethod ? (method ?? 'missing') : null;
}

/** Returns `saved` for an amendment or a renewal whose engagement has a saved payment method, which goes on being charged. */
export async function methodOfEarlier(
  database: Database,
  { amendsId, renewsId }: Pick<ProposalRow, 'amendsId' | 'renewsId'>,
): Promise<'saved' | null> {
  const earlierId = amendsId ?? renewsId;
  if (earlierId === null) return null;
  const [earlier] = await database.select({ method: proposals.method }).from(proposals).where(eq(proposals.id, earlierId));
  return earlier?.method === 'saved' ? 'saved' : null;
}

/**
 * Records that the client saved a payment method, or continues without one because none can be saved now. A saved method stays
 * saved.
 */
export async function noteMethod(transaction: Database, proposalId: string, method: 'saved' | 'later'): Promise<void> {
  const [row] = await transaction.select({ method: proposals.method }).from(proposals).where(eq(proposals.id, proposalId));
  if (row?.method === 'saved') return;
  await transaction.update(proposals).set({ method }).where(eq(proposals.id, proposalId));
}
