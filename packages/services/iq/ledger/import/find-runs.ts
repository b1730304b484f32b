import type { Database } from '@suite/kernel/database/database';
import { inArray } from 'drizzle-orm';
import { importRuns } from '../schema/import';

/** Returns the counts and failures of runs by id, without runs that were removed. */
export async function importRunsById(database: Database, runIds: readonly string[]) {
  const { id, source, fileName, failure } = importRuns;
  const rows = await database
    .select({ id, source, fileName, failure })
    .from(importRuns)
    .where(inArray(id, [...runIds]));
  return new Map(rows.map((run) => [run.id, run]));
}
