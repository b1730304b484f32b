import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { importCounts, importRuns, importSightings } from '../database/schema/import';
import type { LedgerSource } from '../database/schema/ledger';
import type { Run } from './run-file';
import { kinds, newTally } from './tally';

/** After so long a run that has not ended never will: its process is gone. */
const ABANDONED_MS = 24 * 3_600_000;

export async function startRun(database: Database, companyId: string, source: LedgerSource, now: Date): Promise<Run> {
  await forgetAbandoned(database, companyId, now);
  const [row] = await database.insert(importRuns).values({ companyId, source, startedAt: now }).returning({ id: importRuns.id });
  if (!row) throw new Error('the import run was not written');
  return { id: row.id, companyId, source, tally: newTally() };
}

/** Keeps the counts; the rejected rows stand there already. */
export async function finishRun(database: Database, { id, tally }: Run, now: Date): Promise<void> {
  await database.insert(importCounts).values(kinds.map((kind) => ({ runId: id, kind, ...tally[kind] })));
  await database.update(importRuns).set({ finishedAt: now }).where(eq(importRuns.id, id));
  await forgetSightings(database, id);
}

export async function forgetSightings(database: Database, runId: string): Promise<void> {
  await database.delete(importSightings).where(eq(importSightings.runId, runId));
}

async function forgetAbandoned(database: Database, companyId: string, now: Date): Promise<void> {
  const abandoned = await database
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.companyId, companyId),
        isNull(importRuns.finishedAt),
        lt(importRuns.startedAt, new Date(now.getTime() - ABANDONED_MS)),
      ),
    );
  for (const { id } of abandoned) await forgetSightings(database, id);
}
