import { ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { toDos } from '../schema/advisory';
import { metricSets } from '../schema/metrics';
import { refreshMetrics } from './refresh-metrics';

/**
 * Updates metrics and to-dos after an import was undone: recalculates all metrics, and removes rows of clients that no longer
 * exist.
 * @param asOf null when the ledger is empty again
 */
export async function followUndo(transaction: Database, companyId: string, asOf: string | null): Promise<void> {
  await transaction.delete(metricSets).where(eq(metricSets.companyId, companyId));
  const { id } = ledgerViews.clients;
  const remaining = transaction.select({ id }).from(ledgerViews.clients).where(eq(ledgerViews.clients.companyId, companyId));
  await transaction.delete(toDos).where(and(eq(toDos.companyId, companyId), sql`not ${inArray(toDos.clientId, remaining)}`));
  if (asOf !== null) await refreshMetrics(transaction, companyId, asOf);
}
