import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

/** SQL that counts the customers that match a client; customers that a person merged into it don't indicate a mismatch. */
export const matchingCustomers = sql`greatest(count(*) filter (where not is_merged), 1)`;

interface Move {
  setId: number;
  companyId: string;
  /** The current and the new day of the set. */
  from: string;
  to: string;
}

/**
 * Returns the clients whose rows in a set have changed since it was computed, because of the ledger or the passage of time; null
 * when all may have changed. Includes clients whose payments and credit notes were applied to invoices of a changed client.
 */
export async function affectedClients(database: Database, { setId, companyId, from, to }: Move): Promise<string[] | null> {
  const changed = await database.execute<{ all: boolean }>(
    sql`select true as all from ledger_views.changes where company_id = ${companyId} and customer_id is null limit 1`,
  );
  if (changed.rows.length || to < from) return null;
  const { rows } = await database.execute<{ id: string }>(sql`
    with changed as (
      select client_id from ledger_views.changes join ledger_views.customers on id = customer_id
      where changes.company_id = ${companyId} and client_id is not null
      union select client_id from insights.metric_clients where set_id = ${setId} and changes_on <= ${to}::date
    ),
    payers as (
      select payer.client_id from changed join ledger_views.customers as mine on mine.client_id = changed.client_id
      join ledger_views.invoices as i on i.customer_id = mine.id
      join ledger_views.applications as a on a.invoice_id = i.id
      left join ledger_views.payments as p on p.id = a.payment_id left join ledger_views.credit_notes as n on n.id = a.credit_note_id
      join ledger_views.customers as payer on payer.id = coalesce(p.customer_id, n.customer_id) and payer.id <> mine.id
      where payer.client_id is not null
    ),
    linked as (
      select c.id as client_id from ledger_views.clients as c
      left join insights.metric_clients as f on f.set_id = ${setId} and f.client_id = c.id
      left join (
        select client_id, ${matchingCustomers} as customers from ledger_views.customers where company_id = ${companyId} group by client_id
      ) as l on l.client_id = c.id
      where c.company_id = ${companyId} and f.ledger_customers is distinct from coalesce(l.customers, 0)
    ),
    merged as (
      select f.client_id from insights.metric_clients as f join ledger_views.merged_clients as c on c.id = f.client_id
      where f.set_id = ${setId}
    )
    select client_id as id from changed union select client_id from payers union select client_id from linked
    union select client_id from merged`);
  return rows.map(({ id }) => id);
}
