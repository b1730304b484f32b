import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { vendorCategories } from '../schema/metrics';

/** Returns the categories that people of a company have set for its vendors, by normalized name. */
export async function ownCategories(database: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await database.select().from(vendorCategories).where(eq(vendorCategories.companyId, companyId));
  return new Map(rows.map(({ vendor, category }) => [vendor, category]));
}

/** Sets the category of a vendor; null removes the setting. Returns the previous one. */
export async function setCategory(
  database: Database,
  companyId: string,
  vendor: string,
  category: string | null,
): Promise<string | null> {
  const [before] = await database
    .delete(vendorCategories)
    .where(and(eq(vendorCategories.companyId, companyId), eq(vendorCategories.vendor, vendor)))
    .returning({ category: vendorCategories.category });
  if (category !== null) await database.insert(vendorCategories).values({ companyId, vendor, category });
  return before?.category ?? null;
}
