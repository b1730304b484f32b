import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from './gather-scope';
import { factorOf, monthNumber } from './home-amount';

/** Columns from a client's own billings, and columns that depend on more. */
const own = 'client_id service currency price since since_kind price_then first_on last_on annual_quantity period'.split(' ');
const compared = 'months freshness nominal_change real_change peer_gap opportunity opportunity_by'.split(' ');
const listOf = (alias: string) => sql.raw(compared.map((column) => `${alias}.${column}`).join(', '));

/**
 * Computes, for every price of a set, the columns that depend on the as-of date, on other clients and on the consumer price table
 * (`stalePricing` of packages/insights), and writes the changes; or adds the prices in `gathered_prices`.
 */
export async function comparePrices(
  database: Database,
  { setId, companyId, asOf, home }: Omit<Scope, 'clientIds'>,
  from: 'insights.metric_prices' | 'gathered_prices' = 'insights.metric_prices',
): Promise<void> {
  const day = sql`${asOf}::date`;
  await database.execute(sql`
    with rate as materialized (
      select distinct on (currency) currency, ${factorOf('i', home)}::float8 as factor from ledger_views.invoices as i
      where company_id = ${companyId} and currency <> ${home} and currency_rate > 0 and issued_on <= ${day}
        and currency in (select currency from ${sql.raw(from)} where set_id = ${setId})
      order by currency, issued_on desc, id desc
    ),
    ledger as materialized (
      select least(
        (select min(first_invoice_on) from insights.metric_clients where set_id = ${setId}),
        (select min(first_on) from ${sql.raw(from)} where set_id = ${setId})) as began
    ),
    priced as (
      select p.*, ${day} - last_on > 2 * period as is_ended, price * case when currency = ${home} then 1 else factor end as home_price, price / price_then - 1 as nominal,
        ${monthNumber(day)} - ${monthNumber(sql`since`)} as months_apart
      from ${sql.raw(from)} as p left join rate using (currency) where set_id = ${setId}
    ),
    median as materialized (
      select service, percentile_cont(0.5) within group (order by home_price) as median
      from priced where home_price is not null and last_on > ${day} - 365 and not is_ended group by service having count(*) >= 5
    ),
    latest as materialized (
      select month, value from insights.consumer_prices where company_id = ${companyId} and month <= ${monthNumber(day)} order by month desc limit 1
    ),
    beside as (
      select priced.*, median, latest.value / first.value - 1 as inflation,
        case when first.value is not null then greatest(latest.value / first.value / (1 + nominal) - 1, 0) end as catch_up,
        case when median is not null then greatest(median / home_price - 1, 0) end as uplift
      from priced
      left join median using (service)
      left join latest on true
      left join insights.consumer_prices as first on first.company_id = ${companyId} and first.month = ${monthNumber(sql`since`)}
        and (first.month < latest.month or first.month = ${monthNumber(day)})
    ),
    shown as materialized (
      select ${sql.raw(own.join(', '))},
        months_apart - case when ${later(sql`months_apart`)} > ${day} then 1 else 0 end as months,
        case when is_ended then 'ended'
          when since_kind = 'first-billing' and ${day} < ${later(sql`12`)}
            and (${day} < (began + interval '12 months')::date or since - began <= 2 * period) then 'unknown'
          when ${day} < ${later(sql`12`)} then 'fresh' when ${day} <= ${later(sql`18`)} then 'due'
          when ${day} <= ${later(sql`36`)} then 'stale' else 'very-stale' end as freshness,
        nominal as nominal_change, (1 + nominal) / (1 + inflation) - 1 as real_change, case when not is_ended then home_price / median - 1 end as peer_gap,
        case when not is_ended then floor(annual_quantity * home_price * greatest(catch_up, uplift) + 0.5)::bigint end as opportunity,
        case when is_ended or home_price is null or coalesce(catch_up, uplift) is null then null
          when greatest(catch_up, uplift) = 0 then 'neither'
          when uplift is null or catch_up >= uplift then 'cpi-catch-up' else 'uplift-to-median' end as opportunity_by
      from beside cross join ledger
    )
    ${from === 'insights.metric_prices' ? changePrices(setId) : addPrices(setId)}`);
}

const addPrices = (setId: number) => sql`
  insert into insights.metric_prices (set_id, ${sql.raw([...own, ...compared].join(', '))})
  select ${setId}::bigint, ${sql.raw([...own, ...compared].join(', '))} from shown`;

const changePrices = (setId: number) => sql`
  update insights.metric_prices as p set ${sql.raw(compared.map((column) => `${column} = shown.${column}`).join(', '))}
  from shown
  where p.set_id = ${setId} and p.client_id = shown.client_id and p.service = shown.service and p.currency = shown.currency
    and (${listOf('p')}) is distinct from (${listOf('shown')})`;

/** SQL for the same day of the month a number of months after a price's day, or the last day of a shorter month. */
const later = (months: SQL) => sql`(since + make_interval(months => ${months}))::date`;
