import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { versions } from '../schema';

export async function findVersion(
  database: Database,
  proposalId: string,
  version: number,
): Promise<typeof versions.$inferSelect> {
  const isIt = and(eq(versions.proposalId, proposalId), eq(versions.version, version));
  const [row] = await database.select().from(versions).where(isIt);
  if (!row) throw new Error(`version ${version} of proposal ${proposalId} is missing`);
  return row;
}
