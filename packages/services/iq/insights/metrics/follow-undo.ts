import { books } from '@services/ledger/ports';
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
  const { id } = books.clients;
  const kept = transaction.select({ id }).from(books.clients).where(eq(books.clients.companyId, companyId));
  await transaction.delete(toDos).where(and(eq(toDos.companyId, companyId), sql`not ${inArray(toDos.clientId, kept)}`));
  if (asOf !== null) await refreshMetrics(transaction, companyId, asOf);
}
