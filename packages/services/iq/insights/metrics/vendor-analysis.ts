import { isTool } from '@suite/insights/vendors/category-names';
import { herfindahl, topShare } from '@suite/insights/vendors/concentration';
import { overlaps } from '@suite/insights/vendors/overlap';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf } from '@suite/values/day-number';
import { asc, desc, eq } from 'drizzle-orm';
import type { VendorShares } from '../contract/metric-schemas';
import type { VendorAnalysis } from '../contract/vendors';
import { metricVendors } from '../schema/metrics';

const vendorsOf = (database: Database, setId: number) =>
  database
    .select()
    .from(metricVendors)
    .where(eq(metricVendors.setId, setId))
    .orderBy(desc(metricVendors.spend), asc(metricVendors.vendor));

const sharesOf = (spend: readonly number[]): VendorShares => ({
  vendors: spend.length,
  spend: spend.reduce((sum, each) => sum + each, 0),
  top5Share: topShare(spend, 5),
  top10Share: topShare(spend, 10),
  herfindahl: herfindahl(spend),
});

/** Returns the distribution of the spend of the 365 days up to the as-of date among vendors. */
export async function vendorShares(database: Database, setId: number): Promise<VendorShares> {
  return sharesOf((await vendorsOf(database, setId)).map(({ spend }) => spend));
}

/** Returns the same with spend by category, and the categories with more than one active tool. */
export async function vendorAnalysis(
  database: Database,
  setId: number,
  asOf: string,
): Promise<Omit<VendorAnalysis, 'asOf' | 'currency' | 'vendorsFrom'>> {
  const vendors = await vendorsOf(database, setId);
  const categories = new Map<string | null, { vendors: number; spend: number }>();
  for (const { category, spend } of vendors) {
    const known = categories.get(category) ?? { vendors: 0, spend: 0 };
    categories.set(category, { vendors: known.vendors + 1, spend: known.spend + spend });
  }
  const tools = vendors.map(({ vendor, category, lastBilledOn, spend }) => ({
    vendor,
    category: isTool(category) ? category : undefined,
    lastBilledOn: dayNumberOf(lastBilledOn),
    spend,
  }));
  const names = new Map(vendors.map(({ vendor, name }) => [vendor, name]));
  return {
    ...sharesOf(vendors.map(({ spend }) => spend)),
    categories: [...categories].map(([category, sums]) => ({ category, ...sums })).toSorted((a, b) => b.spend - a.spend),
    overlaps: overlaps(tools, dayNumberOf(asOf)).map(({ category, spend, vendors: active }) => ({
      category,
      spend,
      vendors: active.map(({ vendor, spend: own }) => ({ vendor, name: names.get(vendor) ?? vendor, spend: own })),
    })),
  };
}
