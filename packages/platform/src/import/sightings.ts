import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { importSightings } from '../database/schema/import';

export interface Sighting {
  sourceId: string;
  line: number;
  leftOut: boolean;
}

/**
 * Notes the rows of a file by their ids.
 * @returns the lines whose id stood in the file before
 */
export async function sight(database: Database, runId: string, file: string, rows: readonly Sighting[]): Promise<Set<number>> {
  if (!rows.length) return new Set();
  const first = await database
    .insert(importSightings)
    .values(rows.map((row) => ({ ...row, runId, file })))
    .onConflictDoNothing()
    .returning({ line: importSightings.line });
  const firstLines = new Set(first.map(({ line }) => line));
  return new Set(rows.map(({ line }) => line).filter((line) => !firstLines.has(line)));
}

/** Which of the ids a run left out. */
export async function leftOutOf(database: Database, runId: string, file: string, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const found = await database
    .select({ sourceId: importSightings.sourceId })
    .from(importSightings)
    .where(
      and(
        eq(importSightings.runId, runId),
        eq(importSightings.file, file),
        eq(importSightings.leftOut, true),
        inArray(importSightings.sourceId, [...ids]),
      ),
    );
  return new Set(found.map(({ sourceId }) => sourceId));
}
