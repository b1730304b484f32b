import type { SalesCoverage } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { metricSets } from '../schema/metrics';

/** A finished metric set; unfinished ones are not read. */
interface StoredSet {
  id: number;
  /** Date of the ledger's first customer document up to the set's day; null without one. */
  coversFrom: string | null;
  coverage: SalesCoverage | null;
}

const isFinished = isNotNull(metricSets.dashboard);

export async function findEarlierSet(database: Database, companyId: string, asOf: string): Promise<StoredSet | undefined> {
  const [set] = await database
    .select({ id: metricSets.id, coversFrom: metricSets.coversFrom, coverage: metricSets.coverage })
    .from(metricSets)
    .where(and(eq(metricSets.companyId, companyId), eq(metricSets.asOf, asOf), eq(metricSets.isPresent, false), isFinished));
  return set;
}

/** Returns the set of a company for a day, and the date of the ledger's first customer document according to the current set. */
export async function findSetAndStart(
  database: Database,
  companyId: string,
  asOf: string,
  isPresent: boolean,
): Promise<{ stored: StoredSet | undefined; startsOn: string | null }> {
  const { id, coversFrom, coverage } = metricSets;
  const found = await database
    .select({
      ...{ id, coversFrom, coverage, asOf: metricSets.asOf, isPresent: metricSets.isPresent },
      isFinished: sql<boolean>`${isFinished}`,
    })
    .from(metricSets)
    .where(and(eq(metricSets.companyId, companyId), or(eq(metricSets.isPresent, true), eq(metricSets.asOf, asOf))));
  return {
    stored: found.find((set) => set.isFinished && set.asOf === asOf && set.isPresent === isPresent),
    startsOn: found.find((set) => set.isPresent)?.coversFrom ?? null,
  };
}

/** SQL condition for the set of an earlier date that is being computed; its dashboard is written last. */
export const isUnfinished = (companyId: string) =>
  and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, false), isNull(metricSets.dashboard));
