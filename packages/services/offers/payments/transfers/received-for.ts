import type { Database } from '@suite/kernel/database/database';
import { eq, max, sum } from 'drizzle-orm';
import { applications, transfers } from '../schema';

/** Returns what transfers paid of a charge, and the day of the newest; null without any. Minor units. */
export async function receivedFor(
  database: Database,
  paymentId: string,
): Promise<{ received: number; receivedOn: string | null }> {
  const [row] = await database
    .select({ received: sum(applications.amount), receivedOn: max(transfers.on) })
    .from(applications)
    .innerJoin(transfers, eq(transfers.id, applications.transferId))
    .where(eq(applications.paymentId, paymentId));
  return { received: Number(row?.received ?? 0), receivedOn: row?.receivedOn ?? null };
}
