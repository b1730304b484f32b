import { arrayText } from '@services/ledger/ports';
import { type Billing, MIN_BILLINGS, priceHistory } from '@suite/insights/pricing/price-history';
import type { Database } from '@suite/kernel/database/database';
import { isoDayOf } from '@suite/values/day-number';
import { sql } from 'drizzle-orm';
import type { Scope } from './gather-scope';

interface Row extends Record<string, unknown> {
  client: string;
  service: string;
  currency: string;
  lastOn: string;
  annualQuantity: number;
  /** Median number of days between its billings. */
  period: number;
  /** Day and price of each billing, `18262 42000,18293 42000`. */
  billings: string;
}

const ROWS_AT_ONCE = 5_000;

/**
 * Adds the recurring services of a set's clients with their current prices. A service is the item of an invoice line, or the
 * line's description if it has no item. Only the first three billings at the same price matter, so only these are loaded from the
 * database, some thousand services at a time.
 * @param transaction the only one that sees the billings while they are read
 */
export async function gatherPrices(
  transaction: Database,
  scope: Scope,
  into: 'insights.metric_prices' | 'gathered_prices',
): Promise<void> {
  // Read from a table, because PostgreSQL does not run the query of a cursor in parallel.
  await transaction.execute(sql`create temporary table billings on commit drop as ${billingsOf(scope)}`);
  await transaction.execute(sql`declare billing_rows no scroll cursor for select * from billings`);
  let rows: Row[];
  do {
    ({ rows } = await transaction.execute<Row>(sql.raw(`fetch ${ROWS_AT_ONCE} from billing_rows`)));
    await addPrices(transaction, scope.setId, rows, into);
  } while (rows.length === ROWS_AT_ONCE);
  await transaction.execute(sql`close billing_rows`);
  await transaction.execute(sql`drop table billings`);
}

/**
 * SQL for the billings of each service by client and currency, one per day, without credits. Sorts by bytes, because sorting
 * takes most of the time. Nothing is materialized in between, so that PostgreSQL can use parallel workers.
 */
export const billingRows = ({ companyId, clientIds, asOf }: Pick<Scope, 'companyId' | 'clientIds' | 'asOf'>) => sql`
    select client_id, service, currency, day, sum(quantity) as quantity, sum(amount) as amount
    from (
      select client_id, service, currency collate "C" as currency, issued_on as day, quantity::float8 as quantity, line.amount::float8 as amount
      from ledger_views.customers as customer join ledger_views.invoices as i on i.customer_id = customer.id
      join ledger_views.invoice_lines as line on line.invoice_id = i.id,
        lateral (select coalesce(nullif(btrim(item_code), ''), nullif(btrim(description), '')) collate "C" as service) as named
      where customer.company_id = ${companyId} and issued_on <= ${asOf}::date and service is not null
        and ${clientIds ? sql`client_id = any(${sql.param([...clientIds])}::uuid[])` : sql`client_id is not null`}
      order by client_id, service, currency, day
    ) as sorted
    group by client_id, service, currency, day
    having sum(quantity) > 0 and sum(amount) > 0`;

/** SQL for the billings of each service with what its price history needs. */
const billingsOf = (scope: Scope) => sql`
  with billing as (${billingRows(scope)}
  ),
  followed as (
    select *, amount / quantity as price, lag(amount / quantity) over w as price_1, lag(amount / quantity, 2) over w as price_2,
      lag(amount / quantity, 3) over w as price_3, day - lag(day) over w as gap
    from billing window w as (partition by client_id, service, currency order by day)
  )
  select client_id as client, service, currency, max(day)::text as "lastOn",
    coalesce(sum(quantity) filter (where day > ${scope.asOf}::date - 365), 0)::float8 as "annualQuantity",
    percentile_cont(0.5) within group (order by gap) as period,
    string_agg((day - date '1970-01-01') || ' ' || price, ',' order by day) filter (
      where price_3 is null or price <> price_1 or price_1 <> price_2 or price_2 <> price_3
    ) as billings
  from followed group by client_id, service, currency having count(*) >= ${MIN_BILLINGS}`;

/** Parses a day and price, such as `18262 42000`, as a billing of one unit. */
function billingOf(text: string): Billing {
  const [on = 0, price = 0] = text.split(' ').map(Number);
  return { on, quantity: 1, amount: price };
}

async function addPrices(database: Database, setId: number, rows: readonly Row[], into: string): Promise<void> {
  const priced = rows.flatMap((row) => {
    const history = priceHistory(row.billings.split(',').map(billingOf));
    return history
      ? [{ ...row, ...history, lastOn: row.lastOn, since: isoDayOf(history.since), firstOn: isoDayOf(history.firstOn) }]
      : [];
  });
  if (!priced.length) return;
  const all = (property: keyof (typeof priced)[number]) => sql`${arrayText(priced.map((row) => row[property]))}`;
  await database.execute(sql`
    insert into ${sql.raw(into)} (
      set_id, client_id, service, currency, price, since, since_kind, price_then, first_on, last_on, annual_quantity, period
    )
    select ${setId}::bigint, * from unnest(
      ${all('client')}::uuid[], ${all('service')}::text[], ${all('currency')}::text[], ${all('price')}::float8[],
      ${all('since')}::date[], ${all('sinceKind')}::text[], ${all('priceThen')}::float8[], ${all('firstOn')}::date[],
      ${all('lastOn')}::date[], ${all('annualQuantity')}::float8[], ${all('period')}::float8[])`);
}
