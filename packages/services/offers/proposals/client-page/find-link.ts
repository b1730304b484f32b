import type { Database } from '@suite/kernel/database/database';
import { problemAnswer } from '@suite/kernel/http/problem';
import { hashOf } from '@suite/kernel/sealing/secret';
import type { Client } from '@suite/kernel/throttle/client';
import { attempt, perReader, throttleSubject } from '@suite/kernel/throttle/throttle';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { eq } from 'drizzle-orm';
import { lockEngagement, type ProposalRow } from '../firm/lock-proposal';
import { links, proposals, recipients } from '../schema';

export interface Linked {
  proposal: ProposalRow;
  recipient: typeof recipients.$inferSelect;
}

/** Returns the proposal and recipient of a link; undefined for an unknown token. */
export async function findLink(database: Database, token: string): Promise<Linked | undefined> {
  const [found] = await database
    .select({ proposal: proposals, recipient: recipients })
    .from(links)
    .innerJoin(recipients, eq(recipients.id, links.recipientId))
    .innerJoin(proposals, eq(proposals.id, recipients.proposalId))
    .where(eq(links.hash, hashOf(token)));
  return found;
}

/** Does the same, and locks the proposal and its engagement until the end of the transaction. */
export async function lockLink(transaction: Database, token: string): Promise<Linked | undefined> {
  const found = await findLink(transaction, token);
  if (!found) return undefined;
  await lockEngagement(transaction, found.proposal.id);
  const [proposal] = await transaction.select().from(proposals).where(eq(proposals.id, found.proposal.id)).for('update');
  return proposal && { ...found, proposal };
}

const unknownLink = {
  code: 'not_found',
  message: 'This link leads to no proposal. Check that it is whole, or ask who sent it.',
} as const;

interface LinkRequest {
  token: string;
  client: Client;
  now: number;
}

interface Answered<Answer> {
  find: typeof findLink;
  answer: (linked: Linked) => Promise<Answer>;
}

/**
 * Responds to a request with the token of a link. Unknown tokens count against the client's limit, known ones against the link's;
 * the count is committed with the response.
 */
export async function byToken<Answer>(
  database: Database,
  { token, client, now }: LinkRequest,
  { find, answer }: Answered<Answer>,
): Promise<Answer | Response> {
  const wasWrong = await admitGuess(database, { client, now });
  const linked = await find(database, token);
  if (linked) {
    await attempt(database, throttleSubject('link', linked.recipient.id), now, perReader);
    return answer(linked);
  }
  await wasWrong();
  return problemAnswer(unknownLink);
}
