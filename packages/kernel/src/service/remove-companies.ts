import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { factPositions, facts } from '../facts/schema';
import { collectedFile } from '../files/collected-file';
import { files } from '../files/schema';
import { enqueue } from '../jobs/enqueue';
import { jobs, schedules } from '../jobs/schema';

/**
 * Removes what the kernel stores about companies, in the caller's transaction: files, facts, jobs and schedules. Contents that no
 * other company's file has are removed by the next running platform.
 */
export async function removeCompanies(database: Database, companyIds: readonly string[]): Promise<void> {
  const ids = [...companyIds];
  for (const table of [facts, factPositions, jobs, schedules]) await database.delete(table).where(inArray(table.companyId, ids));
  const removed = await database.delete(files).where(inArray(files.companyId, ids)).returning({ hash: files.hash });
  for (const hash of new Set(removed.map(({ hash }) => hash))) await enqueue(database, collectedFile, { hash }, { key: hash });
}
