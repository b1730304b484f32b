import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { ActivityKind } from '../contract/proposals';
import { activities, proposals } from '../schema';

interface Noted {
  proposalId: string;
  version: number;
  kind: ActivityKind;
  userId?: string;
  recipientId?: string;
  what?: string | null;
  at: Date;
}

export async function noteActivity(transaction: Database, noted: Noted): Promise<void> {
  await transaction.insert(activities).values(noted);
  await transaction.update(proposals).set({ lastActivityAt: noted.at }).where(eq(proposals.id, noted.proposalId));
}
