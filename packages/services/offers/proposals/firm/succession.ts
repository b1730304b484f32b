import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { proposals } from '../schema';
import { engagementOf, type ProposalRow } from './lock-proposal';

type Successor = Pick<ProposalRow, 'id' | 'number' | 'title' | 'amendsId'>;

/** Returns the accepted amendment or renewal that replaced an accepted proposal; undefined while it is in force. */
export async function successorOf(database: Database, proposalId: string): Promise<Successor | undefined> {
  const { id, number, title, status, amendsId, renewsId } = proposals;
  const follows = or(eq(amendsId, proposalId), eq(renewsId, proposalId));
  const [found] = await database
    .select({ id, number, title, amendsId })
    .from(proposals)
    .where(and(follows, eq(status, 'accepted')));
  return found;
}

/** Whether the engagement of an accepted proposal was renewed. */
export async function isRenewed(database: Database, proposalId: string): Promise<boolean> {
  for (let next = await successorOf(database, proposalId); next; next = await successorOf(database, next.id))
    if (next.amendsId === null) return true;
  return false;
}

/**
 * Returns why an accepted proposal cannot be amended or renewed, because another one has replaced it; undefined while it is in
 * force.
 */
export async function whyOvertaken(database: Database, proposalId: string, todo: 'Amend' | 'Renew'): Promise<string | undefined> {
  let last: Successor | undefined;
  for (let next = await successorOf(database, proposalId); next; next = await successorOf(database, next.id)) last = next;
  if (!last) return undefined;
  const what = last.amendsId === null ? `Proposal ${last.number} renews it` : `Amendment ${last.number} is in force now`;
  return `${what}. ${todo} that one.`;
}

/** @throws SuiteError `not_open` when the proposal is no longer in force */
export async function insistOnInForce(database: Database, proposalId: string, todo: 'Amend' | 'Renew'): Promise<void> {
  const why = await whyOvertaken(database, proposalId, todo);
  if (why !== undefined) throw new SuiteError('not_open', why);
}

/**
 * Refuses to send what cannot be accepted: an amendment or a renewal of a proposal that is no longer in force, or an amendment
 * while another one waits for the client. The engagement is locked. @throws SuiteError `not_open`
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

/**
 * Refuses a signature when another acceptance has replaced the earlier proposal. The engagement is locked. @throws SuiteError
 * `not_open`
 */
export async function insistOnAcceptable(transaction: Database, { amendsId, renewsId }: ProposalRow): Promise<void> {
  const earlierId = amendsId ?? renewsId;
  if (earlierId === null || !(await successorOf(transaction, earlierId))) return;
  throw new SuiteError('not_open', 'What this offer changes is no longer in force. Ask the firm to send a new offer.');
}
