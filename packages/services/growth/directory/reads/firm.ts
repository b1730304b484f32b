import { providersOf } from '@services/security-plan/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { adoptions, favorites, introductions, prices, reviews } from '../schema';

function byVendor<Row extends { vendorId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.vendorId, [...(groups.get(row.vendorId) ?? []), row]);
  return groups;
}

/** Returns the ids of a person's favorites, newest first. */
export async function favoritesOf(database: Database, companyId: string, userId: string): Promise<string[]> {
  const rows = await database
    .select({ vendorId: favorites.vendorId })
    .from(favorites)
    .where(and(eq(favorites.companyId, companyId), eq(favorites.userId, userId)))
    .orderBy(desc(favorites.at), favorites.vendorId);
  return rows.map(({ vendorId }) => vendorId);
}

/** Returns the prices that the company entered, by vendor, newest first. */
export const pricesOf = async (database: Database, companyId: string, vendorIds: readonly string[]) =>
  byVendor(
    await database
      .select()
      .from(prices)
      .where(and(eq(prices.companyId, companyId), inArray(prices.vendorId, [...vendorIds])))
      .orderBy(desc(prices.seenOn), prices.id),
  );

export interface Review {
  vendorId: string;
  rating: number;
  good: string;
  bad: string;
  monthsPaid: number;
  /** Only the month for reviews of other firms, so that nobody can be recognized by the day. */
  on: string;
  isOwn: boolean;
  /** Null for reviews of other firms. */
  version: number | null;
}

/** Maximum number of reviews listed per vendor. */
const MAX_REVIEWS = 50;

/** Returns the newest reviews by vendor, the company's own first. They don't reveal which firm wrote them. */
export async function reviewsOf(database: Database, companyId: string | null, vendorIds: readonly string[]) {
  const isOwn = sql<boolean>`${reviews.companyId} is not distinct from ${companyId}::uuid`;
  const newest = database
    .select()
    .from(reviews)
    .where(eq(reviews.vendorId, sql`wanted.id`))
    .orderBy(desc(isOwn), desc(reviews.at))
    .limit(MAX_REVIEWS)
    .as('newest');
  const rows = await database
    .select({ ...newest._.selectedFields })
    .from(sql`unnest(${sql.param([...vendorIds])}::uuid[]) as wanted (id)`)
    .innerJoinLateral(newest, sql`true`);
  const shown = rows.map(({ vendorId, rating, good, bad, monthsPaid, at, version, companyId: of }): Review => {
    const isOwn = of === companyId;
    const on = at.toISOString().slice(0, isOwn ? 10 : 7);
    return { vendorId, rating, good, bad, monthsPaid, on, isOwn, version: isOwn ? version : null };
  });
  return byVendor(shown);
}

export interface Rating {
  mean: number;
  count: number;
}

/** Returns the average rating by vendor; vendors without reviews are left out. */
export async function ratingsOf(database: Database, vendorIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await database
    .select({ vendorId: reviews.vendorId, mean: sql<number>`avg(${reviews.rating})::float8`, count: count() })
    .from(reviews)
    .where(inArray(reviews.vendorId, [...vendorIds]))
    .groupBy(reviews.vendorId);
  return new Map(rows.map(({ vendorId, mean, count }) => [vendorId, { mean, count }]));
}

/** Maximum number of requests listed per company. */
const MAX_REQUESTS = 200;

/** Returns the company's newest introduction requests. */
export const introductionsOf = (database: Database, companyId: string) =>
  database
    .select()
    .from(introductions)
    .where(eq(introductions.companyId, companyId))
    .orderBy(desc(introductions.consentedAt), introductions.id)
    .limit(MAX_REQUESTS);

export interface Adoption {
  by: string;
  at: string;
  /** Whether the register of the security plan still contains it. */
  isInPlan: boolean;
}

export async function adoptionsOf(database: Database, companyId: string): Promise<Map<string, Adoption>> {
  const rows = await database.select().from(adoptions).where(eq(adoptions.companyId, companyId));
  const providers = rows.length ? await providersOf(database, companyId) : undefined;
  return new Map(
    rows.map(({ vendorId, entryId, by, at }) => [
      vendorId,
      { by, at: at.toISOString(), isInPlan: providers?.has(entryId) ?? false },
    ]),
  );
}
