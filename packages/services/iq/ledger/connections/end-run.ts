import type { Database } from '@suite/kernel/database/database';
import { failRun, resumeRun } from '../import/import-run';
import type { providerConnections } from './schema';

type Row = typeof providerConnections.$inferSelect;

/** Ends the unfinished run of a connection that is no longer read, or is read from the start again. */
export async function endRun(
  database: Database,
  { runId, choice }: Pick<Row, 'runId' | 'choice'>,
  why: string,
  now: Date,
): Promise<void> {
  const open = runId ? await resumeRun(database, runId, []) : undefined;
  if (open) await failRun(database, { ...open.run, duplicates: choice ?? undefined }, why, now);
}
