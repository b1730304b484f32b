import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { monthNumber } from './home-amount';

interface Move {
  setId: number;
  companyId: string;
  /** The days that the set is of, and that it shall be of. */
  from: string;
  to: string;
}

/**
 * Whose rows of a set the ledger or time has changed since it was computed; null when it may be anyone's. Time changes
 * the figures of a client that has something open, an invoice that came due, a document of a later day than the set, or
 * one that went out of the year or of the year before it.
 */
export async function affectedClients(database: Database, move: Move): Promise<string[] | null> {
  const { setId, companyId, from, to } = move;
  const changed = await database.execute<{ all: boolean }>(
    sql`select true as all from ledger_changes where company_id = ${companyId} and customer_id is null limit 1`,
  );
  if (changed.rows.length || to < from) return null;
  const { rows } = await database.execute<{ id: string }>(sql`
    with noted as (
      select client_id from ledger_changes join ledger_customers on id = customer_id
      where ledger_changes.company_id = ${companyId} and client_id is not null
    ),
    payers as (
      select payer.client_id from noted join ledger_customers as mine on mine.client_id = noted.client_id
      join ledger_invoices as i on i.customer_id = mine.id
      join ledger_applications as a on a.invoice_id = i.id
      left join ledger_payments as p on p.id = a.payment_id left join ledger_credit_notes as n on n.id = a.credit_note_id
      join ledger_customers as payer on payer.id = coalesce(p.customer_id, n.customer_id) and payer.id <> mine.id
      where payer.client_id is not null
    ),
    linked as (
      select c.id as client_id from clients as c
      left join figure_clients as f on f.set_id = ${setId} and f.client_id = c.id
      left join (
        select client_id, count(*) as customers from ledger_customers where company_id = ${companyId} group by client_id
      ) as l on l.client_id = c.id
      where c.company_id = ${companyId} and f.ledger_customers is distinct from coalesce(l.customers, 0)
    )
    select client_id as id from noted union select client_id from payers union select client_id from linked
    ${from === to ? sql`` : sql`union ${byTime(move)}`}`);
  return rows.map(({ id }) => id);
}

const byTime = ({ setId, from, to }: Move): SQL => {
  const left = (days: number) => sql`exists (
    select from unnest(months) as month where month between ${monthNumber(sql`${from}::date - ${days}::int`)} and ${monthNumber(sql`${to}::date - ${days}::int`)})`;
  return sql`
    select client_id from figure_clients
    where set_id = ${setId} and (open_documents > 0 or unconverted_open > 0 or last_due_on >= ${from}::date or next_on <= ${to}::date)
    union select client_id from figure_client_months where set_id = ${setId} and (${left(364)} or ${left(729)})`;
};
