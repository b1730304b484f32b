import { presentMetrics } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Unengaged } from '../contract/revenue';
import { ofClients } from './read-accepted';

const YEAR = 365;

interface Query {
  find: string;
  sort: 'client' | 'invoiced' | 'invoices' | 'lastInvoiceOn';
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

const sorts: Record<Query['sort'], SQL> = {
  client: sql`lower(client)`,
  invoiced: sql`invoiced`,
  invoices: sql`invoices`,
  lastInvoiceOn: sql`"lastInvoiceOn"`,
};

/** Returns a page of the clients that are invoiced without an accepted proposal; empty without a ledger. */
export async function unengagedClients(database: Database, companyId: string, query: Query) {
  const set = await presentMetrics(database, companyId);
  if (!set) return { asOf: null, rows: [], total: 0, clients: 0, sums: [] };
  const { find, sort, order, offset, limit } = query;
  const all = sql`with of_client as materialized (${ofClients(companyId)}), ${invoicedOnly(companyId, set.asOf)}`;
  const isFound = sql`position(lower(${find}) in lower(client)) > 0`;
  const direction = order === 'ascending' ? sql`asc` : sql`desc`;
  const { rows } = await database.execute<Unengaged & Record<string, unknown>>(sql`
    ${all} select unengaged.*, (
      select p.id from of_client join proposals.proposals as p using (id)
      where of_client.client_id = unengaged."clientId" and p.status in ('draft', 'awaiting-approval', 'sent', 'viewed')
      order by p.number desc limit 1
    ) as "openProposalId"
    from unengaged where ${isFound}
    order by ${sorts[sort]} ${direction}, lower(client), "clientId", currency offset ${offset} limit ${limit}`);
  const { rows: counted } = await database.execute<{ currency: string; total: number; invoiced: number; clients: number }>(sql`
    ${all} select currency, (count(*) filter (where ${isFound}))::int as total, sum(invoiced)::float8 as invoiced,
      (select count(distinct "clientId") from unengaged)::int as clients
    from unengaged group by currency order by currency`);
  return {
    asOf: set.asOf,
    rows,
    total: counted.reduce((sum, row) => sum + row.total, 0),
    clients: counted[0]?.clients ?? 0,
    sums: counted.map(({ currency, invoiced }) => ({ currency, invoiced })),
  };
}

/** SQL: clients invoiced in the 365 days up to a day without an accepted proposal in `of_client`; a row for each currency. */
const invoicedOnly = (companyId: string, asOf: string): SQL => sql`
  invoiced as materialized (
    select k.client_id, i.currency, sum(i.subtotal)::float8 as invoiced, count(*)::int as invoices, max(i.issued_on)::text as last_on
    from ledger_views.customers as k join ledger_views.invoices as i on i.customer_id = k.id
    where k.company_id = ${companyId} and i.issued_on > ${asOf}::date - ${YEAR}::int and i.issued_on <= ${asOf}::date
    group by k.client_id, i.currency
  ),
  unengaged as materialized (
    select c.id as "clientId", c.name as client, invoiced.currency, invoiced.invoiced, invoices, last_on as "lastInvoiceOn"
    from invoiced join ledger_views.clients as c on c.company_id = ${companyId} and c.id = invoiced.client_id
    where not exists (
      select from of_client join proposals.acceptances as a on a.proposal_id = of_client.id where of_client.client_id = c.id
    )
  )`;
