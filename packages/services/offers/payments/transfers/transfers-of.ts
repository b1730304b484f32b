import type { Database } from '@suite/kernel/database/database';
import { desc, eq, inArray } from 'drizzle-orm';
import { applications, transfers } from '../schema';

/** Returns what transfers paid of some payments, the newest first. */
export async function transfersOf(database: Database, paymentIds: readonly string[]) {
  if (!paymentIds.length) return [];
  const rows = await database
    .select({ transfer: transfers, paymentId: applications.paymentId, amount: applications.amount })
    .from(applications)
    .innerJoin(transfers, eq(transfers.id, applications.transferId))
    .where(inArray(applications.paymentId, [...paymentIds]))
    .orderBy(desc(transfers.on), desc(transfers.at), desc(transfers.id));
  return rows.map(({ transfer: { id, on, amount: total, note, lineId, userId }, paymentId, amount }) => ({
    ...{ id, paymentId, on, amount, total, note, isFromStatement: lineId !== null, userId },
  }));
}
