import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { clients } from '../schema/firms';
import { ledgerCustomers } from '../schema/ledger';
import { countMerges } from './count-merges';
import type { LedgerRun } from './ledger-run';
import { lockLedger } from './lock-ledger';

const PAGE = 5000;

type Linking = Pick<LedgerRun, 'companyId' | 'source' | 'number'>;

/** SQL: a key that equal names share. */
const keyOf = (name: string) => sql`lower(btrim(${sql.raw(name)}))`;

/**
 * Links every customer of a source without a client to the client of the same name, or to a new one (decision 004, "clients and
 * ledger customers"). A contact that sent bills and was never invoiced is a vendor and gets no client. Works page by page, each
 * in a transaction, and then updates the planner's statistics, which would otherwise still assume that customers have no client.
 */
export async function linkClients(database: Database, run: Linking): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    after = await database.transaction(async (transaction) => {
      await lockLedger(transaction, run.companyId);
      return linkPage(transaction, run, after ?? '');
    });
  }
  await database.transaction(async (transaction) => {
    await lockLedger(transaction, run.companyId);
    await countMerges(transaction, run.companyId);
  });
  for (const table of [clients, ledgerCustomers]) await database.execute(sql`analyze ${table}`);
}

/**
 * Links customers to the earliest client of the same name, or to a new one. Returns the last customer of the page; null if no
 * page follows.
 */
async function linkPage(database: Database, { companyId, source, number }: Linking, after: string): Promise<string | null> {
  const { rows } = await database.execute<{ last: string | null }>(sql`
    with unlinked as materialized (
      select customer.id, customer.source_id, btrim(customer.name) as name, ${keyOf('customer.name')} as key
      from ledger.customers as customer
      where company_id = ${companyId} and source = ${source} and source_id > ${after} and client_id is null and (
        not exists (
          select from ledger.vendors as vendor
          where vendor.company_id = customer.company_id and vendor.source = customer.source and vendor.source_id = customer.source_id
        )
        or exists (select from ledger.invoices as sale where sale.customer_id = customer.id)
      )
      order by source_id limit ${PAGE}
    ),
    named as materialized (
      select distinct on (key) key, name, (
        select client.id from ledger.clients as client
        where client.company_id = ${companyId} and ${keyOf('client.name')} = key
        order by client.created_at, client.id limit 1
      ) as client_id
      from unlinked order by key, source_id
    ),
    made as (
      insert into ledger.clients (company_id, name, imported_by) select ${companyId}::uuid, name, ${number}::bigint from named where client_id is null
      returning id, ${keyOf('name')} as key
    ),
    linked as (
      update ledger.customers as customer set client_id = coalesce(named.client_id, made.id)
      from unlinked join named using (key) left join made using (key)
      where customer.id = unlinked.id
    )
    select case when count(*) = ${PAGE} then max(source_id) end as last from unlinked`);
  return rows[0]?.last ?? null;
}
