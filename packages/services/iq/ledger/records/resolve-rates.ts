import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { LACKS_RATE } from '../schema/ledger';
import { type RatedTable, ratedTables } from './rated-tables';

/**
 * Sets the rate of every document of a company whose source has none: the rate entered for its currency and date, or else the
 * latest of the operator's table on or before its date that is not too old, or else none. Where that changes an amount in the
 * firm's currency, the customer is recorded in `ledger.changes`. Returns the number of documents that changed.
 * @param transaction that holds the ledger's lock (`lockLedger`)
 * @param home the firm's currency
 */
export async function resolveRates(transaction: Database, companyId: string, home: string): Promise<number> {
  let changed = 0;
  for (const table of Object.values(ratedTables)) {
    const { rows } = await transaction.execute<{ count: number }>(resolution(table, companyId, home));
    changed += rows[0]?.count ?? 0;
  }
  return changed;
}

function resolution({ table, day, party, partyTable }: RatedTable, companyId: string, home: string): SQL {
  const [dated, name] = [sql.raw(day), sql.raw(table)];
  const isForeign = sql`document.company_id = ${companyId} and document.currency <> ${home} and ${sql.raw(LACKS_RATE)}`;
  const perEuro = (currency: SQL) => sql`case when ${currency} = 'EUR' then 1 else (rates ->> ${currency})::numeric end`;
  return sql`
    with wanted as materialized (select distinct document.currency, document.${dated} as day from ${name} as document where ${isForeign}),
    found as materialized (
      select wanted.currency, wanted.day, coalesce(entered.rate, reference.rate) as rate,
        case when entered.rate is null then reference.day else entered.day end as rate_on
      from wanted
      left join ledger.exchange_rates as entered
        on entered.company_id = ${companyId} and entered.currency = wanted.currency and entered.day = wanted.day
      left join lateral (
        select theirs / ours as rate, day from (
          select r.day, ${perEuro(sql`wanted.currency`)} as theirs, ${perEuro(sql`${home}::text`)} as ours
          from ledger.reference_rates as r cross join ledger.reference_rates_file
          where r.day <= wanted.day and r.day >= wanted.day - most_days
        ) as crossed where theirs > 0 and ours > 0 order by day desc limit 1
      ) as reference on true
    ),
    changed as (
      update ${name} as document set found_rate = found.rate, found_rate_on = found.rate_on from found
      where ${isForeign} and document.currency = found.currency and document.${dated} = found.day
        and (document.found_rate, document.found_rate_on) is distinct from (found.rate, found.rate_on)
      returning document.${sql.raw(party)} as party, document.entered_rate
    )${
      partyTable === 'ledger.customers'
        ? sql`, noted as (
            insert into ledger.changes (company_id, customer_id)
            select distinct ${companyId}::uuid, party from changed
            where entered_rate is null and exists (select from ledger.firms where company_id = ${companyId} and metrics_as_of is not null)
            on conflict do nothing)`
        : sql``
    }
    select count(*)::int as count from changed where entered_rate is null`;
}
