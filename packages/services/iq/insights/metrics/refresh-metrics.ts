import { isDeepStrictEqual } from 'node:util';
import { firmOf, homeCurrency, lockLedger, salesCoverage, settleChanges } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { advise } from '../advisory/advise';
import { metricSets } from '../schema/metrics';
import { affectedClients } from './affected-clients';
import { computeSet, finishSet, updateSet } from './compute-set';
import { endPaidPromises } from './end-paid-promises';
import { isUnfinished } from './find-set';

/** Share of clients above which reading everything once is faster than looking each client up. */
const MAX_OF_ALL = 0.3;

/**
 * Updates a company's metrics to its ledger: all of them the first time, then only what the ledger and the passed days have
 * changed. Waits for writers of the ledger, and they wait for it.
 * @param asOf the day of the last successful import, `2021-03-17`
 */
export function refreshMetrics(database: Database, companyId: string, asOf: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockLedger(transaction, companyId);
    const home = await homeCurrency(transaction, companyId);
    if (!home) return;
    const sets = transaction.select().from(metricSets);
    const [present] = await sets.where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true)));
    // Metrics of earlier days may be based on rows that have changed since.
    await transaction.delete(metricSets).where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, false)));
    const clientIds =
      present && (await affectedClients(transaction, { setId: present.id, companyId, from: present.asOf, to: asOf }));
    let setId = present?.id;
    // Segments and prices exist only while the ledger has all sales.
    const isCoveredAlike = isDeepStrictEqual(present?.coverage ?? null, await salesCoverage(transaction, companyId));
    if (present && clientIds && isCoveredAlike && !(await areMost(transaction, present.id, clientIds))) {
      await updateSet(transaction, { setId: present.id, companyId, asOf, home, clientIds, isSameDay: present.asOf === asOf });
    } else {
      if (present) await transaction.delete(metricSets).where(eq(metricSets.id, present.id));
      setId = await computeSet(transaction, { companyId, asOf, home });
    }
    if (setId !== undefined) {
      await advise(transaction, { companyId, setId, asOf });
      await endPaidPromises(transaction, { companyId, setId, asOf, home });
    }
    await settleChanges(transaction, companyId, asOf);
  });
}

/** Updates metrics after people changed consumer prices, merges of vendor names or categories; the ledger is unchanged. */
export async function followSettings(transaction: Database, companyId: string): Promise<void> {
  await lockLedger(transaction, companyId);
  const firm = await firmOf(transaction, companyId);
  if (!firm?.currency) return;
  // A running computation has read the old settings, so it must start again.
  await transaction.delete(metricSets).where(isUnfinished(companyId));
  const sets = await transaction.select().from(metricSets).where(eq(metricSets.companyId, companyId));
  for (const { id: setId, asOf, isPresent } of sets) {
    await finishSet(transaction, { setId, companyId, asOf, home: firm.currency });
    if (isPresent) await advise(transaction, { companyId, setId, asOf });
  }
}

async function areMost(database: Database, setId: number, clientIds: readonly string[]): Promise<boolean> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from insights.metric_clients where set_id = ${setId}`,
  );
  return clientIds.length > 100 && clientIds.length > (rows[0]?.total ?? 0) * MAX_OF_ALL;
}
