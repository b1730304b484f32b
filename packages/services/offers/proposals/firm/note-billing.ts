import type { Database } from '@suite/kernel/database/database';
import type { BillingChanges } from '@suite/pricing/changed-charges';
import { eq } from 'drizzle-orm';
import { proposals } from '../schema';

/** Records that the firm has paused, resumed or ended the billing of an accepted proposal. */
export async function noteBilling(transaction: Database, proposalId: string, changes: BillingChanges): Promise<void> {
  const { pausedOn, skipped, endsOn, endIsProrated } = changes;
  const billing = { pausedOn, skipped, endsOn, endIsProrated };
  await transaction.update(proposals).set({ billing }).where(eq(proposals.id, proposalId));
}
