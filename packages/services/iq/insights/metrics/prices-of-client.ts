import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { MetricSet } from './metric-set';

/** What a client pays for a recurring service: the price of one unit, in minor units of `currency`. */
export interface PriceOfClient {
  service: string;
  currency: string;
  price: number;
  since: string;
  /** Whether an increase was found on that day; otherwise the price is at least that old. */
  isIncrease: boolean;
  months: number;
  /** Null without consumer prices. */
  realChange: number | null;
  /** Compared with the median of the firm's clients; null without enough of them, and when the service is ended. */
  peerGap: number | null;
  isEnded: boolean;
  lastOn: string;
  /** Median number of days between its billings. */
  period: number;
}

/** Returns the recurring services of a client of a set, by name. */
export async function pricesOfClient(database: Database, { id }: MetricSet, clientId: string): Promise<PriceOfClient[]> {
  const { rows } = await database.execute<PriceOfClient & Record<string, unknown>>(sql`
    select service, currency, price, since::text as since, since_kind = 'increase' as "isIncrease", months,
      real_change as "realChange", peer_gap as "peerGap", freshness = 'ended' as "isEnded", last_on::text as "lastOn", period
    from insights.metric_prices where set_id = ${id} and client_id = ${clientId} order by service, currency`);
  return rows;
}

/** Returns the number of units of a service in a client's last billing. */
export async function quantityLastBilled(
  database: Database,
  { companyId }: MetricSet,
  { clientId, service, currency, lastOn }: Pick<PriceOfClient, 'service' | 'currency' | 'lastOn'> & { clientId: string },
): Promise<number> {
  const { rows } = await database.execute<{ quantity: number }>(sql`
    select coalesce(sum(quantity), 0)::float8 as quantity
    from ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id
    join ledger_views.invoice_lines as line on line.invoice_id = i.id
    where customer.company_id = ${companyId} and client_id = ${clientId} and issued_on = ${lastOn}::date and currency = ${currency}
      and coalesce(nullif(btrim(item_code), ''), nullif(btrim(description), '')) = ${service}`);
  return rows[0]?.quantity ?? 0;
}

/** The last billing of a recurring service for a client. */
export interface LastBilled {
  clientId: string;
  service: string;
  currency: string;
  /** Price of one unit, in minor units of `currency`. */
  price: number;
  quantity: number;
}

/** Returns the last billings of some services, including those that are no longer billed to the clients. */
export async function lastBilledTo(
  database: Database,
  { id, companyId }: MetricSet,
  { clientIds, services }: { clientIds: readonly string[]; services: readonly string[] },
): Promise<LastBilled[]> {
  const { rows } = await database.execute<LastBilled & Record<string, unknown>>(sql`
    select price.client_id as "clientId", price.service, price.currency, price.price, (
      select coalesce(sum(quantity), 0)::float8
      from ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id
      join ledger_views.invoice_lines as line on line.invoice_id = i.id
      where customer.company_id = ${companyId} and client_id = price.client_id and issued_on = price.last_on
        and i.currency = price.currency
        and coalesce(nullif(btrim(item_code), ''), nullif(btrim(line.description), '')) = price.service
    ) as quantity
    from insights.metric_prices as price
    where set_id = ${id} and client_id = any(${sql.param([...clientIds])}::uuid[])
      and service = any(${sql.param([...services])}::text[])`);
  return rows;
}
