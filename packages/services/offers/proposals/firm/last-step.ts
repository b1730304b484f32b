import type { Database } from '@suite/kernel/database/database';
import { desc, inArray } from 'drizzle-orm';
import type { ActivityKind, ProposalRow as Listed } from '../contract/proposals';
import { activities } from '../schema';
import type { ProposalRow } from './lock-proposal';

interface Happened {
  kind: ActivityKind;
  at: Date;
}

/** Returns the last step of a proposal. Saving the draft is the only step that is not an activity. */
export const lastStepOf = (
  { lastActivityAt }: Pick<ProposalRow, 'lastActivityAt'>,
  newest: Happened | undefined,
): Listed['lastStep'] => ({
  kind: newest && newest.at >= lastActivityAt ? newest.kind : 'edited',
  at: lastActivityAt.toISOString(),
});

/** Returns the newest activity of each proposal. */
export async function newestActivities(database: Database, ids: readonly string[]): Promise<Map<string, Happened>> {
  const { proposalId, kind, at, id } = activities;
  const rows = await database
    .selectDistinctOn([proposalId], { proposalId, kind, at })
    .from(activities)
    .where(inArray(proposalId, [...ids]))
    .orderBy(proposalId, desc(id));
  return new Map(rows.map((row) => [row.proposalId, row]));
}
