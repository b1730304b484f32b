import { demoCompanies } from '@services/identity/demo/demo-people';
import { ledgerViews } from '@services/ledger/ports';
import { categoryOf } from '@suite/insights/vendors/categories';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { asc, eq } from 'drizzle-orm';
import { recordPayments } from '../bills/record-payments';
import { isSubCategory } from '../contract/terms';
import { bumpRevision } from '../directory/revision';
import { keyOf, newSlug } from '../directory/vendor-keys';
import { vendors } from '../schema';

/**
 * Creates the tools of the demo ledger by name and category, without facts, which come from a file that the operator imports. A
 * small demo has an empty directory.
 */
export async function seedDirectory(database: Database, _facts: Facts, { size, now }: DemoData): Promise<void> {
  const { id: companyId } = demoCompanies.harborlineAccounting;
  if (size === 'small') return;
  const names = await database
    .selectDistinct({ name: ledgerViews.vendors.name })
    .from(ledgerViews.vendors)
    .where(eq(ledgerViews.vendors.companyId, companyId))
    .orderBy(asc(ledgerViews.vendors.name));
  const slugs = new Set<string>();
  const rows = new Map<string, typeof vendors.$inferInsert>();
  for (const { name } of names) {
    const category = categoryOf(name);
    const key = keyOf(name);
    if (!category || !isSubCategory(category) || (rows.has(key) && name === name.toUpperCase())) continue;
    const slug = rows.get(key)?.slug ?? newSlug(name, slugs);
    rows.set(key, { slug, name, key, subCategory: category, changedAt: new Date(now) });
  }
  if (rows.size === 0) return;
  await database.insert(vendors).values([...rows.values()]);
  await bumpRevision(database);
  await recordPayments(database, companyId);
}
