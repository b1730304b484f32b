import { fullNameOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { eq } from 'drizzle-orm';
import type { ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { proposals } from '../schema';

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
