import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { FEWEST_PEERS } from '../contract/terms';
import { payments } from '../schema';

/** What other, similar firms pay a vendor. */
export interface Peers {
  /** At least five. */
  firms: number;
  /** Median of their monthly payments, in the caller's currency, in minor units. */
  monthly: number;
}

/** Combines the names of one vendor into the key that `readPeers` takes and returns. */
export const peerKey = (names: readonly string[]): string => names.join('\n');

/**
 * Returns, by the vendor's names, how many other firms of the caller's size and currency pay a vendor, and the median of what
 * they pay. A vendor that fewer than five other firms pay is left out, because a single firm could be recognized.
 */
export async function readPeers(database: Database, companyId: string, keys: readonly string[]): Promise<Map<string, Peers>> {
  const named = keys.flatMap((key) => key.split('\n').map((name) => ({ key, name })));
  if (!named.length) return new Map();
  const column = (field: 'key' | 'name') => sql.param(named.map((one) => one[field]));
  const { rows } = await database.execute<{ key: string; firms: number; monthly: number }>(sql`
    with own as (select distinct currency, band from ${payments} where company_id = ${companyId}),
    paid as (
      select wanted.key, p.company_id, sum(p.monthly) as monthly
      from unnest(${column('key')}::text[], ${column('name')}::text[]) as wanted (key, name)
      join ${payments} as p on p.vendor_key = wanted.name join own on own.currency = p.currency and own.band = p.band
      where p.company_id <> ${companyId} group by wanted.key, p.company_id
    )
    select key, count(*)::int as firms, percentile_cont(0.5) within group (order by monthly)::float8 as monthly
    from paid group by key having count(*) >= ${FEWEST_PEERS}`);
  return new Map(rows.map(({ key, firms, monthly }) => [key, { firms, monthly: Math.round(monthly) }]));
}
