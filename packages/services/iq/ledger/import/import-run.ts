import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type {} from '../facts';
import { findNewKinds } from '../records/find-new-kinds';
import { lockLedger } from '../records/lock-ledger';
import type { RecordKind } from '../records/record-kinds';
import { insightsFirms } from '../schema/firms';
import { importCounts, importOriginals, importRuns, importSightings } from '../schema/import';
import type { LedgerSource } from '../schema/ledger';
import { lastIds, takeBackMatched } from './duplicates';
import { forgetStaged } from './file/staged-rows';
import type { Run } from './run-file';
import { count, newTally, type Outcome, type Tally, totalOf } from './tally';

/** Milliseconds after which an unfinished run counts as abandoned, because its process is gone. */
export const ABANDONED_MS = MILLISECONDS_PER_DAY;

interface Start {
  companyId: string;
  source: LedgerSource;
  /** The name of the file; null for a connection. */
  fileName: string | null;
  /** The hash of the file's source and columns (`headerKeyOf`). */
  headerKey?: string;
  /** The row kinds of the source, in its order. */
  kinds: readonly string[];
  now: Date;
}

export async function startRun(database: Database, { companyId, source, fileName, headerKey, kinds, now }: Start): Promise<Run> {
  await forgetAbandoned(database, companyId, now);
  const [row] = await database
    .insert(importRuns)
    .values({ companyId, source, fileName, headerKey, startedAt: now, lastIds: await lastIds(database) })
    .returning({ id: importRuns.id, number: importRuns.number });
  if (!row) throw new Error('the import run was not written');
  const ledger = { companyId, source, hasMetrics: await hasMetrics(database, companyId) };
  const newKinds = ledger.hasMetrics ? new Set<RecordKind>() : await findNewKinds(database, companyId, source);
  return { ...row, ...ledger, newKinds, tally: newTally(kinds), notices: [] };
}

/** Returns an interrupted run with its counts and cursor; undefined if it has finished. */
export async function resumeRun(
  database: Database,
  id: string,
  kinds: readonly string[],
): Promise<{ run: Run; cursor: unknown; startedAt: Date } | undefined> {
  const [row] = await database
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), isNull(importRuns.finishedAt)));
  if (!row) return undefined;
  const { number, companyId, source, cursor, startedAt, notices } = row;
  const tally = newTally(kinds);
  for (const counted of await database.select().from(importCounts).where(eq(importCounts.runId, id))) {
    const { kind, read, imported, skipped, skips, rejected } = counted;
    tally.set(kind, { read, imported, skipped, skips, rejected });
  }
  const ledger = { companyId, source, hasMetrics: await hasMetrics(database, companyId), newKinds: new Set<RecordKind>() };
  return { run: { id, number, ...ledger, tally, notices }, cursor, startedAt };
}

async function hasMetrics(database: Database, companyId: string): Promise<boolean> {
  const [firm] = await database
    .select({ metricsAsOf: insightsFirms.metricsAsOf })
    .from(insightsFirms)
    .where(eq(insightsFirms.companyId, companyId));
  return Boolean(firm?.metricsAsOf);
}

/** Stores the position of a run, in the same transaction as the data that it wrote. */
export async function keepCursor(database: Database, run: Run, outcomes: readonly Outcome[], cursor: unknown): Promise<void> {
  const tally: Tally = structuredClone(run.tally);
  for (const outcome of outcomes) count(tally, outcome);
  await keepCounts(database, { id: run.id, tally });
  await database.update(importRuns).set({ cursor, notices: run.notices }).where(eq(importRuns.id, run.id));
}

export function finishedFact({ id, companyId, tally }: Run) {
  const { imported, rejected } = totalOf(tally);
  return { companyId, data: { runId: id, imported, rejected } };
}

/** Stores the counts of a finished run. Rejected rows are already stored. */
export async function finishRun(database: Database, run: Run, now: Date): Promise<void> {
  await keepCounts(database, run);
  const { notices } = run;
  await database.update(importRuns).set({ finishedAt: now, cursor: null, notices }).where(eq(importRuns.id, run.id));
  await forgetMet(database, run.id);
}

/**
 * Stores why a run failed, and its counts. What it imported stays, except for documents that another source also has.
 * @param database a transaction
 */
export async function failRun(database: Database, run: Run, failure: string, now: Date): Promise<void> {
  await lockLedger(database, run.companyId);
  await takeBackMatched(database, run);
  await keepCounts(database, run);
  const { notices } = run;
  await database.update(importRuns).set({ finishedAt: now, failure, notices }).where(eq(importRuns.id, run.id));
  await forgetMet(database, run.id);
}

async function keepCounts(database: Database, { id, tally }: Pick<Run, 'id' | 'tally'>): Promise<void> {
  const rows = [...tally].map(([kind, counts], place) => ({ runId: id, kind, place, skips: {}, ...counts }));
  if (!rows.length) return;
  const [read, imported, skipped, skips, rejected] = ['read', 'imported', 'skipped', 'skips', 'rejected'].map((name) =>
    sql.raw(`excluded.${name}`),
  );
  await database
    .insert(importCounts)
    .values(rows)
    .onConflictDoUpdate({ target: [importCounts.runId, importCounts.kind], set: { read, imported, skipped, skips, rejected } });
}

/** Deletes what a run met in the ledger, and the originals of what it changed if the run cannot be undone. */
async function forgetMet(database: Database, runId: string): Promise<void> {
  await database.delete(importSightings).where(eq(importSightings.runId, runId));
  const [run] = await database.select({ before: importRuns.before }).from(importRuns).where(eq(importRuns.id, runId));
  if (!run?.before) await database.delete(importOriginals).where(eq(importOriginals.runId, runId));
}

async function forgetAbandoned(database: Database, companyId: string, now: Date): Promise<void> {
  const abandoned = await database
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.companyId, companyId),
        isNull(importRuns.finishedAt),
        // A run with a cursor is waiting to continue.
        isNull(importRuns.cursor),
        lt(importRuns.startedAt, new Date(now.getTime() - ABANDONED_MS)),
      ),
    );
  for (const { id } of abandoned) {
    await forgetMet(database, id);
    await forgetStaged(database, id);
  }
}
