import { fullNameOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { and, desc, eq } from 'drizzle-orm';
import type { ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { activities, proposals } from '../schema';

interface ApprovalRequest {
  reasons: string[];
  userId: string;
  now: number;
}

/** Makes a draft wait for an administrator's approval; an earlier sent version stays open meanwhile. */
export async function askApproval(
  transaction: Database,
  kernel: Kernel,
  row: ProposalRow,
  { reasons, userId, now }: ApprovalRequest,
): Promise<void> {
  const { id: proposalId, companyId, version, title, client } = row;
  const by = await fullNameOf(transaction, userId);
  const at = new Date(now);
  const approval = { requestedBy: by, requestedAt: at.toISOString(), reasons, note: null };
  await transaction
    .update(proposals)
    .set({ approval, ...(version === 0 && { status: 'awaiting-approval' as const }) })
    .where(eq(proposals.id, proposalId));
  await noteActivity(transaction, { proposalId, version, kind: 'approval-asked', userId, what: reasons.join(' '), at });
  await kernel.facts.append(transaction, 'proposal.approval-asked', { companyId, data: { proposalId, title, client, by } }, now);
}

interface Decision {
  isApproved: boolean;
  note: string;
  /** The administrator. */
  userId: string;
  now: number;
}

/** Notifies the person who asked for an approval of the decision. */
export async function announceDecision(
  transaction: Database,
  { facts }: Kernel,
  { id: proposalId, companyId, title, client }: ProposalRow,
  { isApproved, note, userId, now }: Decision,
): Promise<void> {
  const isRequest = and(eq(activities.proposalId, proposalId), eq(activities.kind, 'approval-asked'));
  const [request] = await transaction.select().from(activities).where(isRequest).orderBy(desc(activities.id)).limit(1);
  if (!request?.userId || request.userId === userId) return;
  const by = await fullNameOf(transaction, userId);
  const data = { proposalId, title, client, by, authorId: request.userId, isApproved, note };
  await facts.append(transaction, 'proposal.approval-decided', { companyId, data }, now);
}
