import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { figureSets } from '../schema/metrics';

/** A finished metric snapshot; unfinished ones are not read. */
interface Kept {
  id: number;
  /** The day of the ledger's first customer document up to its own; null without one. */
  coversFrom: string | null;
}

const isFinished = isNotNull(figureSets.dashboard);

/** The snapshot of a company and an earlier day. */
export async function findEarlierSet(database: Database, companyId: string, asOf: string): Promise<Kept | undefined> {
  const [set] = await database
    .select({ id: figureSets.id, coversFrom: figureSets.coversFrom })
    .from(figureSets)
    .where(and(eq(figureSets.companyId, companyId), eq(figureSets.asOf, asOf), eq(figureSets.isPresent, false), isFinished));
  return set;
}

/** The snapshot of a company and a day, and the day of the ledger's first customer document by the present one. */
export async function findSetAndStart(
  database: Database,
  companyId: string,
  asOf: string,
  isPresent: boolean,
): Promise<{ kept: Kept | undefined; startsOn: string | null }> {
  const { id, coversFrom } = figureSets;
  const found = await database
    .select({ id, coversFrom, asOf: figureSets.asOf, isPresent: figureSets.isPresent, isFinished: sql<boolean>`${isFinished}` })
    .from(figureSets)
    .where(and(eq(figureSets.companyId, companyId), or(eq(figureSets.isPresent, true), eq(figureSets.asOf, asOf))));
  return {
    kept: found.find((set) => set.isFinished && set.asOf === asOf && set.isPresent === isPresent),
    startsOn: found.find((set) => set.isPresent)?.coversFrom ?? null,
  };
}

/** SQL: the snapshot of an earlier date that is being computed; its dashboard is written last. */
export const isUnfinished = (companyId: string) =>
  and(eq(figureSets.companyId, companyId), eq(figureSets.isPresent, false), isNull(figureSets.dashboard));
