import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { MetricSet } from './metric-set';

interface InvoiceRow extends Record<string, unknown> {
  id: string;
  number: string;
  client: string;
  issuedOn: string;
}

/**
 * Returns clients' invoices whose number contains a text, ignoring case; shortest numbers first, so that an exact match leads.
 */
export async function invoicesByNumber(
  database: Database,
  { companyId, asOf }: MetricSet,
  { find, limit }: { find: string; limit: number },
): Promise<InvoiceRow[]> {
  const { rows } = await database.execute<InvoiceRow>(sql`
    select i.id::text as id, i.number, c.name as client, i.issued_on::text as "issuedOn"
    from ledger_views.invoices as i
    join ledger_views.customers as k on k.id = i.customer_id
    join ledger_views.clients as c on c.id = k.client_id
    where i.company_id = ${companyId} and i.issued_on <= ${asOf}::date and position(lower(${find}) in lower(i.number)) > 0
    order by length(i.number), i.issued_on desc, i.id
    limit ${limit}`);
  return rows;
}
