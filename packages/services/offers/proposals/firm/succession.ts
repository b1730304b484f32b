import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { proposals } from '../schema';
import { engagementOf, type ProposalRow } from './lock-proposal';

type Successor = Pick<ProposalRow, 'id' | 'number' | 'title' | 'amendsId'>;

/** The accepted amendment or renewal that took the place of an accepted proposal; undefined while that is in force. */
export async function successorOf(database: Database, proposalId: string): Promise<Successor | undefined> {
  const { id, number, title, status, amendsId, renewsId } = proposals;
  const follows = or(eq(amendsId, proposalId), eq(renewsId, proposalId));
  const [found] = await database
    .select({ id, number, title, amendsId })
    .from(proposals)
    .where(and(follows, eq(status, 'accepted')));
  return found;
}

/** Why an accepted proposal is not amended or renewed, which another one has followed; undefined while it is in force. */
export async function whyOvertaken(database: Database, proposalId: string, todo: 'Amend' | 'Renew'): Promise<string | undefined> {
  let last: Successor | undefined;
  for (let next = await successorOf(database, proposalId); next; next = await successorOf(database, next.id)) last = next;
  if (!last) return undefined;
  const what = last.amendsId === null ? `Proposal ${last.number} renews it` : `Amendment ${last.number} is in force now`;
  return `${what}. ${todo} that one.`;
}

/** @throws SuiteError `not_open` for what is no longer in force */
export async function insistOnInForce(database: Database, proposalId: string, todo: 'Amend' | 'Renew'): Promise<void> {
  const why = await whyOvertaken(database, proposalId, todo);
  if (why !== undefined) throw new SuiteError('not_open', why);
}

/**
 * Refuses to send what could not be accepted: an amendment or a renewal of what is no longer in force, or an amendment beside another
 * one that waits for the client. Its engagement is locked. @throws SuiteError `not_open`
 */
export async function insistOnSuccession(transaction: Database, row: ProposalRow, now: number): Promise<void> {
  const { amendsId, renewsId } = row;
  if (renewsId !== null) await insistOnInForce(transaction, renewsId, 'Renew');
  if (amendsId === null) return;
  await insistOnInForce(transaction, amendsId, 'Amend');
  const { id, number, status, expiresAt, engagementId } = proposals;
  const isOther = and(eq(engagementId, engagementOf(row)), isNotNull(proposals.amendsId), ne(id, row.id));
  const isOpen = and(inArray(status, ['sent', 'viewed']), gt(expiresAt, new Date(now)));
  const [open] = await transaction.select({ number }).from(proposals).where(and(isOther, isOpen));
  if (open) throw new SuiteError('not_open', `Amendment ${open.number} is waiting for the client. Withdraw it first.`);
}

/** Refuses a signature under what another acceptance has overtaken. Its engagement is locked. @throws SuiteError `not_open` */
export async function insistOnAcceptable(transaction: Database, { amendsId, renewsId }: ProposalRow): Promise<void> {
  const earlierId = amendsId ?? renewsId;
  if (earlierId === null || !(await successorOf(transaction, earlierId))) return;
  throw new SuiteError('not_open', 'What this offer changes is no longer in force. Ask the firm to send a new offer.');
}
