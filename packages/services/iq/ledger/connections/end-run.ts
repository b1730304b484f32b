import type { Database } from '@suite/kernel/database/database';
import { failRun, resumeRun } from '../import/import-run';
import type { providerConnections } from './schema';

type Row = typeof providerConnections.$inferSelect;

/** Fails the unfinished run of a connection that has ended or starts over. */
export async function endRun(
  database: Database,
  { runId, choice }: Pick<Row, 'runId' | 'choice'>,
  why: string,
  now: Date,
): Promise<void> {
  const open = runId ? await resumeRun(database, runId, []) : undefined;
  if (open) await failRun(database, { ...open.run, duplicates: choice ?? undefined }, why, now);
}
