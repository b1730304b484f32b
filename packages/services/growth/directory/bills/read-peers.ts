import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { FEWEST_PEERS } from '../contract/terms';
import { payments } from '../schema';

/** What other firms like the caller's pay a vendor. */
export interface Peers {
  /** Five at least. */
  firms: number;
  /** The middle one of what they pay in a month, in the caller's currency, whole minor units. */
  monthly: number;
}

/** The names of one vendor as one text, which `readPeers` takes and answers by. */
export const peerKey = (names: readonly string[]): string => names.join('\n');

/**
 * How many other firms of the caller's size and currency pay a vendor, and the middle of what they pay, by the vendor's
 * names. A vendor that fewer than five others pay is left out: with four, one might be recognized.
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
