import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { figureSets } from '../schema/metrics';

/** The finished metric snapshot of a company and a day; unfinished ones are not read. */
export async function findSet(
  database: Database,
  companyId: string,
  asOf: string,
  isPresent: boolean,
): Promise<{ id: number; coversFrom: string | null } | undefined> {
  const [set] = await database
    .select({ id: figureSets.id, coversFrom: figureSets.coversFrom })
    .from(figureSets)
    .where(
      and(
        eq(figureSets.companyId, companyId),
        eq(figureSets.asOf, asOf),
        eq(figureSets.isPresent, isPresent),
        isNotNull(figureSets.dashboard),
      ),
    );
  return set;
}

/** SQL: the snapshot of an earlier date that is being computed; its dashboard is written last. */
export const isUnfinished = (companyId: string) =>
  and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, false), isNull(figureSets.dashboard));
