import { vendorCharges } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf } from '@suite/values/day-number';
import { and, eq } from 'drizzle-orm';
import type { VendorRow } from '../directory/require-vendor';
import { keyOf } from '../directory/vendor-keys';
import { facts } from '../schema';

const YEAR = 365;

/**
 * Returns the number of months of the last twelve in which the firm paid a vendor, by the names in its ledger. Matches by hand
 * and sample data don't count, because a firm reviews what its bills show.
 */
export async function monthsPaid(database: Database, companyId: string, vendor: VendorRow): Promise<number> {
  const charged = await vendorCharges(database, companyId);
  if (!charged || charged.isSample) return 0;
  const [legal] = await database
    .select({ name: facts.value })
    .from(facts)
    .where(and(eq(facts.vendorId, vendor.id), eq(facts.kind, 'legal-name')));
  const keys = [vendor.key, ...(legal ? [keyOf(legal.name)] : [])];
  const asOf = dayNumberOf(charged.asOf);
  const charges = charged.vendors.filter(({ vendor: key }) => keys.includes(key)).flatMap((one) => one.charges);
  return new Set(charges.filter(({ on, amount }) => amount > 0 && dayNumberOf(on) > asOf - YEAR).map(({ on }) => on.slice(0, 7)))
    .size;
}
