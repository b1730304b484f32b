import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { coveredPeriods } from './coverage';
import { coversYear } from './covered';
import type { MetricSet } from './metric-set';

/**
 * The amount that a client was invoiced for a service in the 365 days up to the as-of date, in minor units of `currency` without
 * tax.
 */
export interface InvoicedService {
  service: string;
  currency: string;
  invoiced: number;
  /** Price of one unit in the last billing. */
  price: number;
}

/**
 * Returns the services that a client of a set was invoiced for in a year; undefined when the ledger does not cover the whole
 * year.
 */
export async function invoicedInYear(
  database: Database,
  set: MetricSet,
  clientId: string,
): Promise<InvoicedService[] | undefined> {
  const { companyId, asOf, coversFrom } = set;
  if (!coversYear(coversFrom, asOf) || !coveredPeriods(set, asOf).coversSales) return undefined;
  const { rows } = await database.execute<InvoicedService & Record<string, unknown>>(sql`
    with billing as (
      select coalesce(nullif(btrim(item_code), ''), nullif(btrim(description), '')) as service, currency, issued_on as day,
        sum(quantity)::float8 as quantity, sum(line.amount)::float8 as amount
      from ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id
      join ledger_views.invoice_lines as line on line.invoice_id = i.id
      where customer.company_id = ${companyId} and client_id = ${clientId}
        and issued_on > ${asOf}::date - 365 and issued_on <= ${asOf}::date
      group by 1, 2, 3
    )
    select service, currency, sum(amount) as invoiced,
      (array_agg(amount / quantity order by day desc) filter (where quantity > 0 and amount > 0))[1] as price
    from billing where service is not null group by service, currency
    having sum(amount) > 0 and bool_or(quantity > 0 and amount > 0) order by service, currency`);
  return rows;
}
