import { providersOf } from '@services/wisp/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
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

/** Reviews by vendor, the company's own first, then the newest. They do not say which firm they are of. */
export async function reviewsOf(database: Database, companyId: string | null, vendorIds: readonly string[]) {
  const rows = await database
    .select()
    .from(reviews)
    .where(inArray(reviews.vendorId, [...vendorIds]))
    .orderBy(desc(reviews.at));
  const told = rows.map(({ vendorId, rating, good, bad, monthsPaid, at, companyId: of }): Review => {
    const isOwn = of === companyId;
    return { vendorId, rating, good, bad, monthsPaid, on: at.toISOString().slice(0, isOwn ? 10 : 7), isOwn };
  });
  return byVendor(told.sort((a, b) => Number(b.isOwn) - Number(a.isOwn)));
}

/** The company's requests to be introduced, the newest first. */
export const introductionsOf = (database: Database, companyId: string) =>
  database
    .select()
    .from(introductions)
    .where(eq(introductions.companyId, companyId))
    .orderBy(desc(introductions.consentedAt), introductions.id);

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
