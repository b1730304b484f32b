import { latestSales } from '@services/insights/ports';
import { presentMetrics } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Month } from '@suite/values/month';
import { sql } from 'drizzle-orm';
import type { Invoiced, Reach, Sums } from './leakage';

/**
 * Returns the last days of which a company's ledger has all sales; undefined without one. @throws SuiteError `not_ready` while its
 * metrics are being computed
 */
export async function reachOf(database: Database, companyId: string): Promise<Reach | undefined> {
  const set = await presentMetrics(database, companyId);
  if (!set) return undefined;
  const sales = latestSales(set);
  return { from: sales?.from ?? null, to: sales?.to ?? set.asOf };
}

interface Options {
  companyId: string;
  clientIds: readonly string[];
  /** Names of services in the ledger whose lines are returned separately. */
  services: readonly string[];
  /** The first day, and the day after the last. */
  from: string;
  before: string;
}

interface Row extends Record<string, unknown>, Sums {
  clientId: string;
  month: Month;
  currency: string;
}

/**
 * Returns what clients were invoiced by month of the invoice's date and currency, without the invoices that the suite wrote
 * (`writtenInvoices`).
 */
export async function invoicedOf(database: Database, options: Options): Promise<Map<string, Map<Month, Map<string, Invoiced>>>> {
  const { companyId, clientIds, services, from, before } = options;
  const found = new Map<string, Map<Month, Map<string, Invoiced>>>();
  if (!clientIds.length) return found;
  const invoices = sql`
    ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id
      and issued_on >= ${from}::date and issued_on < ${before}::date
      and not exists (
        select from proposals.written_invoices as w
        where w.company_id = i.company_id and w.source = i.source and w.source_id = i.source_id)
    where customer.company_id = ${companyId} and customer.client_id = any(${sql.param([...clientIds])}::uuid[])`;
  const key = sql`client_id as "clientId", to_char(issued_on, 'YYYY-MM') as month, currency`;
  const { rows: ofLines } = await database.execute<Row & { service: string; on: string }>(sql`
    select ${key}, service, issued_on::text as "on", sum(amount)::float8 as net, sum(amount + line_tax)::float8 as gross
    from (
      select client_id, issued_on, i.currency, line.amount, line.tax as line_tax,
        coalesce(nullif(btrim(line.item_code), ''), nullif(btrim(line.description), '')) as service
      from (select customer.client_id, i.id, i.issued_on, i.currency from ${invoices}) as i
      join ledger_views.invoice_lines as line on line.invoice_id = i.id
    ) as billed
    where service = any(${sql.param([...services])}::text[])
    group by 1, 2, 3, 4, 5`);
  const { rows } = await database.execute<Row & { itemized: number; unitemized: number }>(sql`
    select ${key}, sum(subtotal)::float8 as net, sum(total)::float8 as gross, count(tax)::int as itemized,
      (count(*) - count(tax))::int as unitemized
    from (select customer.client_id, i.issued_on, i.currency, i.subtotal, i.total, i.tax from ${invoices}) as billed
    group by 1, 2, 3`);
  const keyOf = ({ clientId, month, currency }: Row) => `${clientId} ${month} ${currency}`;
  const servicesOf = new Map<string, Map<string, (Sums & { on: string })[]>>();
  for (const row of ofLines) {
    const services = entryOf(servicesOf, keyOf(row));
    services.set(row.service, [...(services.get(row.service) ?? []), row]);
  }
  for (const row of rows)
    entryOf(entryOf(found, row.clientId), row.month).set(row.currency, {
      ...row,
      services: servicesOf.get(keyOf(row)) ?? new Map(),
    });
  return found;
}

/** Returns the inner map of a key, and adds it when it is missing. */
function entryOf<Key, Inner extends Map<unknown, unknown>>(outer: Map<Key, Inner>, key: Key): Inner {
  const known = outer.get(key) ?? (new Map() as Inner);
  outer.set(key, known);
  return known;
}
