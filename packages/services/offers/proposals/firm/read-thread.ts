import type { Database } from '@suite/kernel/database/database';
import { asc, eq } from 'drizzle-orm';
import type { Message } from '../contract/proposals';
import { messages } from '../schema';

/** Returns the messages between a client and the firm about a proposal, oldest first. */
export async function readThread(database: Database, proposalId: string): Promise<Message[]> {
  const rows = await database
    .select()
    .from(messages)
    .where(eq(messages.proposalId, proposalId))
    .orderBy(asc(messages.at), asc(messages.id));
  return rows.map(shownMessage);
}

export const shownMessage = ({ id, at, by, userId, text }: typeof messages.$inferSelect): Message => ({
  id,
  at: at.toISOString(),
  by,
  isOfFirm: userId !== null,
  text,
});
