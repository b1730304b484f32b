import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Duplicates } from '../contract/clients';

/** The maximum number of groups returned. */
const MAX = 50;

/** An email address that more clients share belongs to someone who writes on behalf of all of them. */
const MAX_ALIKE = 20;

/**
 * Returns groups of clients that look like duplicates: their names differ only in case, punctuation or legal form, or they share
 * an email address. Clients that a person marked as different are left out.
 */
export async function findDuplicates(database: Database, companyId: string): Promise<Duplicates> {
  const { rows } = await database.execute<Duplicates & Record<string, unknown>>(sql`
    with own as materialized (
      select id, name, email, name_key, created_at from ledger.clients where company_id = ${companyId} and merged_into is null
    ),
    addressed as (
      select id, lower(btrim(email)) as key from own where email <> ''
      union
      select coalesce(merged_client_id, client_id), lower(btrim(email)) from ledger.customers
      where company_id = ${companyId} and client_id is not null and email <> ''
    ),
    alike as (
      select 'name' as reason, name_key as key, array_agg(id order by id) as ids from own where name_key <> '' group by name_key
      union all
      select 'email', key, array_agg(id order by id) from addressed group by key
    ),
    shown as (
      select reason, key, ids from alike
      where cardinality(ids) between 2 and ${MAX_ALIKE}
        and not exists (
          select from alike as named where alike.reason = 'email' and named.reason = 'name' and named.ids = alike.ids)
        and not exists (
          select from ledger.distinct_clients as different where different.company_id = ${companyId}
            and different.reason = alike.reason and different.key = alike.key and alike.ids <@ different.client_ids)
    ),
    page as (
      select reason, key, (
        select json_agg(json_build_object('id', own.id, 'name', own.name, 'email', own.email) order by own.created_at, own.id)
        from own where own.id = any(shown.ids)
      ) as clients
      from shown order by reason desc, key limit ${MAX}
    )
    select (select coalesce(json_agg(page), '[]') from page) as groups, (select count(*)::int from shown) as total`);
  return rows[0] ?? { groups: [], total: 0 };
}
