import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { uploads } from './schema';
import { sizeOf } from './size-of';

/** Maximum number of waiting files of a firm, and of their bytes. */
const MAX_OPEN = 10;
const MAX_BYTES = 5 * 2 ** 30;

/** Uploads with a stored file: a failed one only when it can be imported again. */
const holdsFile = or(
  inArray(uploads.state, ['examining', 'waiting', 'importing']),
  and(ne(uploads.state, 'done'), isNotNull(uploads.examination)),
);

/** Limits the files of a firm that are not imported yet. Files that this platform is receiving count. */
export function createQuota() {
  const receiving = new Map<string, { companyId: string; bytes: number }>();

  /**
   * Reserves room for a file until `release`.
   * @param bytes that the file takes at most
   * @throws SuiteError `too_many_uploads`
   */
  async function reserve(database: Database, companyId: string, id: string, bytes: number): Promise<void> {
    // Set before the first await, so that simultaneous uploads see each other.
    receiving.set(id, { companyId, bytes });
    try {
      const [held] = await database
        .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
        .from(uploads)
        .where(and(eq(uploads.companyId, companyId), holdsFile));
      const coming = [...receiving.values()].filter((one) => one.companyId === companyId);
      if ((held?.count ?? 0) + coming.length > MAX_OPEN) {
        throw new SuiteError(
          'too_many_uploads',
          `Your firm has ${MAX_OPEN} uploads that are not imported yet, the most it may have: import or remove one, then upload this file again.`,
        );
      }
      if ((held?.bytes ?? 0) + coming.reduce((sum, one) => sum + one.bytes, 0) > MAX_BYTES) {
        throw new SuiteError(
          'too_many_uploads',
          `The uploads of your firm that are not imported yet may take ${sizeOf(MAX_BYTES)}: import or remove one, then upload this file again.`,
        );
      }
    } catch (error) {
      release(id);
      throw error;
    }
  }

  const release = (id: string) => void receiving.delete(id);
  return { reserve, release, isReceiving: (id: string) => receiving.has(id) };
}
