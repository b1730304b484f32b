import { type RiseOutcome, riseOutcomes, summarizeRises } from '@suite/insights/pricing/past-rises';
import { type Billing, MIN_BILLINGS } from '@suite/insights/pricing/price-history';
import type { Receivable } from '@suite/insights/receivables/open';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf } from '@suite/values/day-number';
import { sql } from 'drizzle-orm';
import type { PriceRises } from '../contract/price-rises';
import { latestSales } from './coverage';
import { billingRows } from './gather-prices';
import { factorOf } from './home-amount';
import type { MetricSet } from './metric-set';

/** Maximum number of services in a response. */
const MAX_SERVICES = 50;

type ClientRise = RiseOutcome & { clientId: string; service: string; currency: string };

/** Counts what followed past increases of prices, for all services and for each. */
export async function readPriceRises(database: Database, set: MetricSet): Promise<Pick<PriceRises, 'all' | 'services'>> {
  const rises = await findRises(database, set);
  const services = new Map<string, ClientRise[]>();
  for (const rise of rises) {
    const own = services.get(rise.service);
    if (own) own.push(rise);
    else services.set(rise.service, [rise]);
  }
  const sorted = [...services].toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  return {
    all: summarizeRises(rises),
    services: sorted.slice(0, MAX_SERVICES).map(([service, own]) => ({ service, ...summarizeRises(own) })),
  };
}

interface Row extends Record<string, unknown> {
  clientId: string;
  service: string;
  currency: string;
  /** Day, units and amount of each billing, `18262 1 42000,18293 1 42000`. */
  billings: string;
}

/** Returns every past increase of a price with what followed. */
export async function findRises(database: Database, set: MetricSet): Promise<ClientRise[]> {
  const { companyId, asOf } = set;
  const sales = latestSales(set);
  if (!sales) return [];
  // Prices that never changed by 1 % have no increase.
  const { rows } = await database.execute<Row>(sql`
    select client_id as "clientId", service, currency,
      string_agg((day - date '1970-01-01') || ' ' || quantity || ' ' || amount, ',' order by day) as billings
    from (${billingRows({ companyId, clientIds: undefined, asOf })}) as billing
    group by client_id, service, currency
    having count(*) >= ${MIN_BILLINGS} and max(amount / quantity) * 100 >= min(amount / quantity) * 101`);
  const receivables = await receivablesOf(database, set, [...new Set(rows.map(({ clientId }) => clientId))]);
  return rows.flatMap(({ clientId, service, currency, billings }) => {
    const own = { billings: billings.split(',').map(billingOf), receivables: receivables.get(clientId) ?? [] };
    const outcomes = riseOutcomes(own, dayNumberOf(sales.to), dayNumberOf(sales.from));
    return outcomes.map((outcome) => ({ ...outcome, clientId, service, currency }));
  });
}

function billingOf(text: string): Billing {
  const [on = 0, quantity = 0, amount = 0] = text.split(' ').map(Number);
  return { on, quantity, amount };
}

interface InvoiceRow extends Record<string, unknown> {
  clientId: string;
  issuedOn: number;
  dueOn: number;
  amount: number;
  isSettlementUnknown: boolean;
  applications: { on: number; after: number | null; amount: number }[];
}

/** Returns the invoices of clients with their settlements, in the firm's currency; those without a rate are left out. */
async function receivablesOf(database: Database, { companyId, asOf, home }: MetricSet, clientIds: readonly string[]) {
  const { rows } = await database.execute<InvoiceRow>(sql`
    select client_id as "clientId", issued_on - date '1970-01-01' as "issuedOn", due_on - date '1970-01-01' as "dueOn",
      round(total * factor)::float8 as amount, not settlement_known as "isSettlementUnknown", coalesce((
        select json_agg(json_build_object('on', applied_on - date '1970-01-01', 'after', applied_after - date '1970-01-01',
          'amount', round(a.amount * factor)))
        from ledger_views.applications as a where a.invoice_id = i.id
      ), '[]'::json) as applications
    from ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id,
      lateral (select ${factorOf('i', home)} as factor) as rate
    where customer.company_id = ${companyId} and client_id = any(${sql.param([...clientIds])}::uuid[])
      and issued_on <= ${asOf}::date and factor is not null`);
  const receivables = rows.map(({ clientId, applications, ...row }) => ({
    clientId,
    row: {
      ...row,
      kind: 'invoice',
      applications: applications.map(({ on, after, amount }) => ({ on, amount, ...(after !== null && { after }) })),
    } satisfies Receivable,
  }));
  const byClient = new Map<string, Receivable[]>();
  for (const { clientId, row } of receivables) {
    const known = byClient.get(clientId);
    if (known) known.push(row);
    else byClient.set(clientId, [row]);
  }
  return byClient;
}
