import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import { payments } from '../schema';
import { planCollection } from './collection-queue';

/** Tries failed payments again whose next attempt came during a pause that has ended, and the others on their days. */
export async function resumeRetries(transaction: Database, proposalId: string): Promise<void> {
  const isHeld = and(eq(payments.proposalId, proposalId), eq(payments.status, 'failed'), isNotNull(payments.nextAttemptAt));
  for (const payment of await transaction.select().from(payments).where(isHeld))
    await planCollection(transaction, payment, payment.nextAttemptAt?.getTime() ?? 0);
}
