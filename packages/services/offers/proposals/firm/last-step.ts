import type { Database } from '@suite/kernel/database/database';
import { desc, inArray } from 'drizzle-orm';
import type { ActivityKind, ProposalRow as Listed } from '../contract/proposals';
import { activities } from '../schema';
import type { ProposalRow } from './lock-proposal';

interface Happened {
  kind: ActivityKind;
  at: Date;
}

/** What a proposal's last activity was. A draft that is saved is the one step that is no activity. */
export const lastStepOf = (
  { lastActivityAt }: Pick<ProposalRow, 'lastActivityAt'>,
  newest: Happened | undefined,
): Listed['lastStep'] => ({
  kind: newest && newest.at >= lastActivityAt ? newest.kind : 'edited',
  at: lastActivityAt.toISOString(),
});

/** The newest activity of each of some proposals. */
export async function newestActivities(database: Database, ids: readonly string[]): Promise<Map<string, Happened>> {
  const { proposalId, kind, at, id } = activities;
  const rows = await database
    .selectDistinctOn([proposalId], { proposalId, kind, at })
    .from(activities)
    .where(inArray(proposalId, [...ids]))
    .orderBy(proposalId, desc(id));
  return new Map(rows.map((row) => [row.proposalId, row]));
}
