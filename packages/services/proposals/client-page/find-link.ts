import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import { eq } from 'drizzle-orm';
import { links, proposals, recipients } from '../schema';

export interface Linked {
  proposal: typeof proposals.$inferSelect;
  recipient: typeof recipients.$inferSelect;
}

/** The proposal and recipient of a link; undefined for a token that none has. */
export async function findLink(database: Database, token: string): Promise<Linked | undefined> {
  const [found] = await database
    .select({ proposal: proposals, recipient: recipients })
    .from(links)
    .innerJoin(recipients, eq(recipients.id, links.recipientId))
    .innerJoin(proposals, eq(proposals.id, recipients.proposalId))
    .where(eq(links.hash, hashOf(token)));
  return found;
}

/** The same, and nobody else changes the proposal before the transaction ends. */
export async function lockLink(transaction: Database, token: string): Promise<Linked | undefined> {
  const found = await findLink(transaction, token);
  if (!found) return undefined;
  const [proposal] = await transaction.select().from(proposals).where(eq(proposals.id, found.proposal.id)).for('update');
  return proposal && { ...found, proposal };
}
