import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { VendorSort } from '../contract/vendors';
import type { CategoryFrom } from '../schema/metrics';

const sorts: Record<VendorSort, SQL> = {
  name: sql`lower(v.name)`,
  category: sql`v.category`,
  spend: sql`v.spend`,
  lastBilledOn: sql`v.last_billed_on`,
};

interface Query {
  find: string;
  sort: VendorSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

type Row = {
  vendor: string;
  name: string;
  category: string | null;
  categoryFrom: CategoryFrom | null;
  account: string | null;
  spend: number;
  share: number | null;
  lastBilledOn: string;
  names: string[];
};

/** Returns a page of a set's vendors. Shares refer to the spend with vendors that were paid more than they refunded. */
export async function findVendors(database: Database, setId: number, { find, sort, order, offset, limit }: Query) {
  const found = sql`from insights.metric_vendors as v where v.set_id = ${setId} ${
    find ? sql`and position(lower(${find}) in lower(v.name || ' ' || coalesce(v.category, ''))) > 0` : sql``
  }`;
  const direction = sql.raw(order === 'ascending' ? 'asc' : 'desc');
  const { rows: vendors } = await database.execute<Row>(sql`
    select v.vendor, v.name, v.category, v.category_from as "categoryFrom", v.account, v.spend::float8 as spend, v.last_billed_on::text as "lastBilledOn",
      greatest(v.spend, 0)::float8 / nullif((select sum(greatest(spend, 0)) from insights.metric_vendors where set_id = ${setId}), 0)::float8 as share,
      array(select distinct l.name from insights.metric_vendor_names as n join ledger_views.vendors as l on l.id = n.vendor_id
        where n.set_id = v.set_id and n.vendor = v.vendor order by 1) as names
    ${found} order by ${sorts[sort]} ${direction} nulls last, v.vendor limit ${limit} offset ${offset}`);
  const { rows: counted } = await database.execute<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { vendors, total: counted[0]?.total ?? 0 };
}
