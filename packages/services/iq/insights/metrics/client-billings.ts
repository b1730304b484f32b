import type { Billing } from '@suite/insights/pricing/price-history';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { billingRows } from './gather-prices';
import type { MetricSet } from './metric-set';

/** What a client was billed for a service on a day, in minor units of `currency`. */
export interface ClientBilling extends Billing {
  clientId: string;
  /** Its name in the ledger. */
  service: string;
  currency: string;
}

/** Returns the billings of some services to some clients, in order. */
export async function clientBillings(
  database: Database,
  { companyId, asOf }: MetricSet,
  { clientIds, services }: { clientIds: readonly string[]; services: readonly string[] },
): Promise<ClientBilling[]> {
  const { rows } = await database.execute<ClientBilling & Record<string, unknown>>(sql`
    select client_id as "clientId", service, currency, day - date '1970-01-01' as "on", quantity, amount
    from (${billingRows({ companyId, clientIds, asOf })}) as billing
    where service = any(${sql.param([...services])}::text[]) order by day`);
  return rows;
}
