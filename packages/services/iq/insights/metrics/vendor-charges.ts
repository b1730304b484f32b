import { firmOf } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { metricSets, metricVendors } from '../schema/metrics';
import { factorOf } from './home-amount';

/**
 * A vendor of the 365 days up to the as-of date, with merged names, and everything that it billed or was paid directly in three
 * years.
 */
export interface ChargedVendor {
  /** Key that identifies the vendor. */
  vendor: string;
  /** The spelling in the ledger with the highest spend. */
  name: string;
  category: string | null;
  /** Total of the 365 days, in minor units of the firm's currency. */
  spend: number;
  charges: { on: string; amount: number }[];
}

export interface VendorCharges {
  asOf: string;
  currency: string;
  /** Whether this is sample data. */
  isSample: boolean;
  vendors: ChargedVendor[];
}

const YEARS = 3;

/**
 * Returns what vendors charge the company; undefined while it has no metrics. Charges in a currency without a rate are left out.
 */
export async function vendorCharges(database: Database, companyId: string): Promise<VendorCharges | undefined> {
  const firm = await firmOf(database, companyId);
  const [set] = await database
    .select({ id: metricSets.id, asOf: metricSets.asOf })
    .from(metricSets)
    .where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true)));
  if (!firm?.currency || !set) return undefined;
  const vendors = await database.select().from(metricVendors).where(eq(metricVendors.setId, set.id));
  const from = sql`${set.asOf}::date - 365 * ${YEARS}`;
  const { rows } = await database.execute<{ vendor: string; day: string; amount: number }>(sql`
    with named as (select vendor_id, vendor from insights.metric_vendor_names where set_id = ${set.id})
    select vendor, day::text, sum(amount)::float8 as amount from (
      select named.vendor, b.issued_on as day, round(b.total * ${factorOf('b', firm.currency)}) as amount
      from named join ledger_views.bills as b on b.vendor_id = named.vendor_id
      where b.company_id = ${companyId} and b.issued_on > ${from} and b.issued_on <= ${set.asOf}::date
      union all
      select named.vendor, p.paid_on, round(p.amount * ${factorOf('p', firm.currency)})
      from named join ledger_views.vendor_payments as p on p.vendor_id = named.vendor_id
      where p.company_id = ${companyId} and p.paid_on > ${from} and p.paid_on <= ${set.asOf}::date
        and (p.is_direct or p.is_direct is null and not exists (
          select from ledger_views.bills as b where b.vendor_id = p.vendor_id and b.issued_on <= ${set.asOf}::date))
    ) as charged where amount is not null group by vendor, day order by day`);
  const byVendor = new Map<string, ChargedVendor['charges']>();
  for (const { vendor, day, amount } of rows)
    byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), { on: day, amount: Number(amount) }]);
  return {
    asOf: set.asOf,
    currency: firm.currency,
    isSample: firm.sampleAddedAt !== null,
    vendors: vendors.map(({ vendor, name, category, spend }) => ({
      vendor,
      name,
      category,
      spend,
      charges: byVendor.get(vendor) ?? [],
    })),
  };
}
