import { providersOf } from '@services/wisp/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { adoptions, favorites, introductions, prices, reviews } from '../schema';

/** Groups rows by the vendor that they are of. */
function byVendor<Row extends { vendorId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.vendorId, [...(groups.get(row.vendorId) ?? []), row]);
  return groups;
}

/** Ids of a person's favorites, the newest first. */
export async function favoritesOf(database: Database, companyId: string, userId: string): Promise<string[]> {
  const rows = await database
    .select({ vendorId: favorites.vendorId })
    .from(favorites)
    .where(and(eq(favorites.companyId, companyId), eq(favorites.userId, userId)))
    .orderBy(desc(favorites.at), favorites.vendorId);
  return rows.map(({ vendorId }) => vendorId);
}

/** Prices that the company entered, by vendor, the newest first. */
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
  /** The month alone of other firms' reviews, so that nobody is recognized by the day. */
  on: string;
  isOwn: boolean;
}

/** Reviews of a vendor that are listed at most. */
const MAX_REVIEWS = 50;

/** The newest reviews by vendor, the company's own first. They do not say which firm they are of. */
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
  const told = rows.map(({ vendorId, rating, good, bad, monthsPaid, at, companyId: of }): Review => {
    const isOwn = of === companyId;
    return { vendorId, rating, good, bad, monthsPaid, on: at.toISOString().slice(0, isOwn ? 10 : 7), isOwn };
  });
  return byVendor(told);
}

export interface Rating {
  mean: number;
  count: number;
}

/** The mean of all reviews by vendor; a vendor without one is left out. */
export async function ratingsOf(database: Database, vendorIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await database
    .select({ vendorId: reviews.vendorId, mean: sql<number>`avg(${reviews.rating})::float8`, count: count() })
    .from(reviews)
    .where(inArray(reviews.vendorId, [...vendorIds]))
    .groupBy(reviews.vendorId);
  return new Map(rows.map(({ vendorId, mean, count }) => [vendorId, { mean, count }]));
}

/** Requests of a company that are listed at most. */
const MAX_REQUESTS = 200;

/** The company's newest requests to be introduced. */
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
  /** Whether the register of the security plan still has it. */
  isInPlan: boolean;
}

/** By vendor, what the company adopted. */
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
