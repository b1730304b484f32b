import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { ConnectionTypeCode } from '../../contract/firms';
import { firmOf } from '../../records/firm';
import type { LedgerRun } from '../../records/ledger-run';
import { insightsConnections } from '../../schema/firms';
import { importOriginals, importRuns, type LedgerBefore } from '../../schema/import';

/** Milliseconds for which an import can be undone and replaced rows are stored. */
export const UNDO_FOR = 30 * MILLISECONDS_PER_DAY;

/** Records the state of a firm at the start of a run, and deletes what can no longer be undone. */
export async function keepBefore(
  database: Database,
  { id, companyId }: Pick<LedgerRun, 'id' | 'companyId'>,
  { connectionType, startedBy, now }: { connectionType: ConnectionTypeCode; startedBy: string | null; now: Date },
): Promise<void> {
  const firm = await firmOf(database, companyId);
  const [connection] = await database
    .select()
    .from(insightsConnections)
    .where(and(eq(insightsConnections.companyId, companyId), eq(insightsConnections.connectionType, connectionType)));
  const before: LedgerBefore = {
    currency: firm?.currency ?? null,
    metricsAsOf: firm?.metricsAsOf ?? null,
    connection: {
      connectionType,
      status: connection?.status ?? null,
      lastImportAt: connection?.lastImportAt?.toISOString() ?? null,
    },
  };
  await database.update(importRuns).set({ before, startedBy }).where(eq(importRuns.id, id));
  const expired = await database
    .update(importRuns)
    .set({ before: null })
    .where(
      and(
        eq(importRuns.companyId, companyId),
        isNotNull(importRuns.before),
        lt(importRuns.startedAt, new Date(now.getTime() - UNDO_FOR)),
      ),
    )
    .returning({ id: importRuns.id });
  for (const run of expired) await database.delete(importOriginals).where(eq(importOriginals.runId, run.id));
}

/** Makes the transaction store the original of each ledger row that it changes or removes from now on. */
export async function keepOriginals(transaction: Database, { number }: Pick<LedgerRun, 'number'>): Promise<void> {
  await transaction.execute(sql`select set_config('suite.import_run', ${String(number)}, true)`);
}
