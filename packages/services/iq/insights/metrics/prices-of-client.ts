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
  /** Not raised for more than 18 months. */
  isStale: boolean;
  lastOn: string;
  /** Median number of days between its billings. */
  period: number;
}

/** Returns the recurring services of a client of a set, by name. */
export const pricesOfClient = (database: Database, set: MetricSet, clientId: string): Promise<PriceOfClient[]> =>
  pricesOfClients(database, set, [clientId]);

/** Returns the recurring services of some clients of a set, by client and name. */
export async function pricesOfClients(
  database: Database,
  { id }: MetricSet,
  clientIds: readonly string[],
): Promise<(PriceOfClient & { clientId: string })[]> {
  const { rows } = await database.execute<PriceOfClient & { clientId: string } & Record<string, unknown>>(sql`
    select client_id as "clientId", service, currency, price, since::text as since, since_kind = 'increase' as "isIncrease", months,
      real_change as "realChange", peer_gap as "peerGap", freshness = 'ended' as "isEnded",
      freshness in ('stale', 'very-stale') as "isStale", last_on::text as "lastOn", period
    from insights.metric_prices where set_id = ${id} and client_id = any(${sql.param([...clientIds])}::uuid[])
    order by client_id, service, currency`);
  return rows;
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
